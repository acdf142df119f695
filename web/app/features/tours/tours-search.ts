import { type BookingLink, type LinkProblem, linkProblems } from '#shared/booking/booking-link.ts';
import { parseGuestCount } from '#shared/booking/guests.ts';
import { type TourLanguage, tourLanguages } from '#shared/booking/language.ts';
import type { Departure } from '#shared/booking/next-departure.ts';
import { parseTourType, type Slot, slotById, type TourType } from '#shared/booking/slots.ts';
import { type CalendarDate, parseCalendarDate } from '#shared/values/port-vila-time.ts';

/** State in the URL of `/tours`: a link opens the same day and filter. */
export interface ToursSearch {
  /** The chosen day; invalid dates are ignored (specification §5). */
  readonly date: CalendarDate | undefined;
  /** The chosen type; undefined for all tours. */
  readonly tourType: TourType | undefined;
  /** The slot that a link highlights. */
  readonly slot: Slot | undefined;
  /** Adults, 1 to 16. */
  readonly guests: number | undefined;
  /** Undefined for any. */
  readonly preferredLanguage: TourLanguage | undefined;
  /** Error of the booking link that led here. */
  readonly linkProblem: LinkProblem | undefined;
}

export function readToursSearch(params: URLSearchParams): ToursSearch {
  return {
    date: parseCalendarDate(params.get('date') ?? ''),
    tourType: parseTourType(params.get('tourType') ?? ''),
    slot: /^\d{1,2}$/.test(params.get('tourId') ?? '') ? slotById(Number(params.get('tourId'))) : undefined,
    guests: parseGuestCount(params.get('guests')),
    preferredLanguage: tourLanguages.find((language) => language === params.get('preferredLanguage')),
    linkProblem: linkProblems.find((problem) => problem === params.get('linkProblem')),
  };
}

export type ToursChange = Partial<Pick<ToursSearch, 'date' | 'tourType' | 'guests' | 'preferredLanguage'>>;

/** Changes the given parameters and keeps the others. Removes the highlighted slot and the link error. */
export function withToursSearch(params: URLSearchParams, change: ToursChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('tourId');
  next.delete('linkProblem');
  for (const name of ['date', 'tourType', 'guests', 'preferredLanguage'] as const) {
    if (!(name in change)) continue;
    const value = change[name];
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The page with a slot highlighted on its day. */
export function withDeparture(params: URLSearchParams, { date, slot }: Departure): URLSearchParams {
  const next = withToursSearch(params, { date });
  next.set('tourId', String(slot.id));
  return next;
}

/** Target of a booking link: its day with the slot highlighted, or an error message. */
export function addressOfLink(link: BookingLink | { readonly problem: LinkProblem }): string {
  const query =
    'problem' in link
      ? { linkProblem: link.problem }
      : {
          date: link.date,
          tourType: link.slot.type,
          tourId: String(link.slot.id),
          guests: String(link.guests),
        };
  return `/tours?${new URLSearchParams(query)}`;
}

const maxCouponLength = 80;

/** The coupon for the log: without control characters, truncated; undefined when empty. */
export function couponIn(params: URLSearchParams): string | undefined {
  const coupon = (params.get('coupon') ?? '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .slice(0, maxCouponLength);
  return coupon === '' ? undefined : coupon;
}
