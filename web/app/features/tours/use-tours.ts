import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayProblem, type IsClosed, initialDate } from '../../../../shared/booking/bookable-day.ts';
import { bookingWindow, monthsAhead } from '../../../../shared/booking/booking-window.ts';
import type { LoadedDay } from '../../../../shared/booking/next-departure.ts';
import { type ShipCall, shipsOn } from '../../../../shared/booking/ship-days.ts';
import type { Slot, TourType } from '../../../../shared/booking/slots.ts';
import type { Holiday } from '../../../../shared/calendar/holidays.ts';
import { type Month, monthAfter, monthOf } from '../../../../shared/calendar/month.ts';
import { addDays, type CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { logInBrowser } from '../../api/browser-log.ts';
import { useClosedDays } from '../../api/use-closed-days.ts';
import { type DayState, useDay } from '../../api/use-day.ts';
import { useNow } from '../../api/use-now.ts';
import type { MonthRange } from '../../booking/calendar/calendar-keys.ts';
import { toursCopy } from '../../content/booking/tours-copy.ts';
import { needsDayAhead } from './slot-hint.ts';
import { couponIn, readToursSearch, type ToursSearch, withToursSearch } from './tours-search.ts';

/** Time-dependent state of the page; undefined before hydration. */
export interface ToursMoment {
  readonly now: Date;
  readonly closedDays: readonly Holiday[];
  /** The day shown; it may be closed when a link requests it. */
  readonly date: CalendarDate;
  /** Why that day has no tours. */
  readonly closedBecause: string | undefined;
  readonly earlier: CalendarDate | undefined;
  readonly later: CalendarDate | undefined;
  readonly months: MonthRange;
  readonly day: DayState;
  /** Adults in the URL. */
  readonly guests: number | undefined;
  /** The slot that a link highlights. */
  readonly highlighted: Slot | undefined;
  /** Error of the link that led here. */
  readonly linkMessage: string | undefined;
  /** Loaded days for alternatives: the day shown, and the next one if needed. */
  readonly days: readonly LoadedDay[];
  readonly isClosed: IsClosed;
  readonly ships: readonly ShipCall[];
}

export interface Tours {
  readonly moment: ToursMoment | undefined;
  readonly tourType: TourType | undefined;
  readonly month: Month | undefined;
  readonly chooseDate: (date: CalendarDate) => void;
  readonly chooseType: (type: TourType | undefined) => void;
  readonly turnTo: (month: Month) => void;
}

/** State of the tours page: day and filter live in the URL, the visible month in the component. */
export function useTours(): Tours {
  const [params, setParams] = useSearchParams();
  const [turnedTo, turnTo] = useState<Month>();
  const now = useNow();
  const closedDays = useClosedDays(now);
  const search = readToursSearch(params);
  const shown = now && shownDay(now, closedDays, search.date);
  const day = useDay(shown?.closedBecause === undefined ? shown?.date : undefined);
  const counted = shown ? loaded(shown.date, day) : [];
  const wantsMore = shown && needsDayAhead({ ...shown, days: counted, now, guests: search.guests ?? 1 });
  const ahead = useDay(wantsMore ? shown.later : undefined);
  useLoggedCoupon(couponIn(params));

  const change = (next: Pick<ToursSearch, 'date'> | Pick<ToursSearch, 'tourType'>) =>
    setParams((current) => withToursSearch(current, next), { replace: true, preventScrollReset: true });

  return {
    moment: now &&
      shown && {
        now,
        closedDays,
        ...shown,
        day,
        guests: search.guests,
        highlighted: search.slot,
        linkMessage: linkMessage(search, now),
        days: [...counted, ...(wantsMore && shown.later ? loaded(shown.later, ahead) : [])],
        ships: shown.closedBecause === undefined ? shipsOn(shown.date) : [],
      },
    tourType: now && search.tourType,
    month: turnedTo ?? (shown && monthOf(shown.date)),
    chooseDate(date) {
      turnTo(undefined);
      change({ date });
    },
    chooseType: (tourType) => change({ tourType }),
    turnTo,
  };
}

/** The requested day if it lies in the window; else the default (specification §4, §5). */
export function shownDay(
  now: Date,
  closedDays: readonly Holiday[],
  requested: CalendarDate | undefined,
): Pick<ToursMoment, 'date' | 'closedBecause' | 'earlier' | 'later' | 'months' | 'isClosed'> {
  const closed = new Set(closedDays.map((day) => day.date));
  const isClosed = (date: CalendarDate) => closed.has(date);
  const { first, last } = bookingWindow(now);
  const inWindow = requested !== undefined && requested >= first && requested <= last;
  const date = inWindow ? requested : initialDate(now, isClosed);
  const nearest = (step: 1 | -1): CalendarDate | undefined => {
    let next = addDays(date, step);
    while (next >= first && next <= last && dayProblem(next, now, isClosed)) next = addDays(next, step);
    return next >= first && next <= last ? next : undefined;
  };
  return {
    date,
    isClosed,
    closedBecause: dayProblem(date, now, isClosed),
    earlier: nearest(-1),
    later: nearest(1),
    months: { first: monthOf(first), last: monthAfter(monthOf(first), monthsAhead) },
  };
}

const loaded = (date: CalendarDate, day: DayState): readonly LoadedDay[] =>
  day.status === 'ready' ? [{ date, bookings: day.reply }] : [];

/** Error of a link; a closed day within the window has its own message. */
export function linkMessage({ linkProblem, slot, date }: ToursSearch, now: Date): string | undefined {
  if (linkProblem !== undefined) return toursCopy.linkProblems[linkProblem];
  if (slot === undefined || date === undefined) return undefined;
  const { first, last } = bookingWindow(now);
  return date < first || date > last ? dayProblem(date, now) : undefined;
}

/** A coupon is only logged (specification §2). */
function useLoggedCoupon(coupon: string | undefined): void {
  useEffect(() => {
    if (coupon !== undefined) logInBrowser('coupon', coupon);
  }, [coupon]);
}
