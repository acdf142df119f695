import { parseTourType, type TourType } from '../../../../shared/booking/slots.ts';
import { type CalendarDate, parseCalendarDate } from '../../../../shared/values/port-vila-time.ts';

/** What the address of `/tours` says: a link to it opens the same day and filter. */
export interface ToursSearch {
  /** The chosen day; invalid dates are ignored (specification §5). */
  readonly date: CalendarDate | undefined;
  /** The chosen type; undefined for all tours. */
  readonly tourType: TourType | undefined;
}

export function readToursSearch(params: URLSearchParams): ToursSearch {
  return {
    date: parseCalendarDate(params.get('date') ?? ''),
    tourType: parseTourType(params.get('tourType') ?? ''),
  };
}

/** The same parameters with a day or a type changed; others, such as `guests`, stay. */
export function withToursSearch(params: URLSearchParams, change: Partial<ToursSearch>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['date', 'tourType'] as const) {
    if (!(name in change)) continue;
    const value = change[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const longestCoupon = 80;

/** The coupon of the address as it may be logged: without control characters, cut short; undefined when empty. */
export function couponIn(params: URLSearchParams): string | undefined {
  const coupon = (params.get('coupon') ?? '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .slice(0, longestCoupon);
  return coupon === '' ? undefined : coupon;
}
