import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MonthRange } from '#app/booking/calendar/calendar-keys.ts';
import { chosenShip } from '#app/booking/chosen-ship.ts';
import { useNow } from '#app/clock/use-now.ts';
import { toursCopy } from '#app/content/booking/tours-copy.ts';
import { logInBrowser } from '#app/requests/browser-log.ts';
import type { KnownDays } from '#app/requests/list-holidays.ts';
import { type DayState, useCachedDay } from '#app/requests/use-day.ts';
import { useKnownDays } from '#app/requests/use-known-days.ts';
import { dayProblem, initialDate } from '#shared/booking/bookable-day.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { closedDayMessage } from '#shared/booking/messages/closed-day-message.ts';
import type { LoadedDay } from '#shared/booking/next-departure.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import type { ShipCall } from '#shared/booking/ship-fit.ts';
import { type Slot, slotsOn, type TourType } from '#shared/booking/slots.ts';
import { monthsAhead } from '#shared/booking/terms.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { type Month, monthAfter, monthOf, monthToShow } from '#shared/calendar/month.ts';
import { addDays, type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { needsNextDay } from './day-hint.ts';
import { type SlotRequest, type SlotView, slotView } from './slot-view.ts';
import {
  couponIn,
  readToursSearch,
  type ToursChange,
  type ToursSearch,
  withToursSearch,
} from './tours-search.ts';

/** Time-dependent state of the page; undefined before hydration. */
export interface ToursState {
  readonly now: Date;
  /** The day shown; it may be closed when a link requests it. */
  readonly date: CalendarDate;
  /** Why that day has no tours. */
  readonly closureReason: string | undefined;
  readonly earlier: CalendarDate | undefined;
  readonly later: CalendarDate | undefined;
  readonly months: MonthRange;
  readonly day: DayState;
  /** Adults and language in the URL. */
  readonly guests: number | undefined;
  readonly language: TourLanguage | undefined;
  /** The slot that a link highlights. */
  readonly highlightedSlot: Slot | undefined;
  /** Error of the link that led here. */
  readonly linkMessage: string | undefined;
  /** The starts of the day, of the selected types. */
  readonly views: readonly SlotView[];
  /** The next bookable day, if it is needed and loaded. */
  readonly nextDay: LoadedDay | undefined;
  readonly calendar: KnownDays;
  readonly ships: readonly ShipCall[];
  /** The ship that the guest has named in this tab. */
  readonly shipName: string | undefined;
}

export interface Tours {
  readonly state: ToursState | undefined;
  readonly tourType: TourType | undefined;
  /** URL of the calendar on this page. It keeps the guest’s choices, but not the highlighted slot or the error of a link. */
  readonly calendarAddress: string;
  readonly month: Month | undefined;
  readonly chooseDate: (date: CalendarDate) => void;
  readonly choose: (choice: Omit<ToursChange, 'date'>) => void;
  readonly chooseShip: (ship: string) => void;
  readonly showMonth: (month: Month) => void;
}

/** State of the tours page: day and filter live in the URL, the visible month in the component. */
export function useTours(): Tours {
  const [params, setParams] = useSearchParams();
  const [visibleMonth, showMonth] = useState<Month>();
  const now = useNow();
  const calendar = useKnownDays(now);
  const search = readToursSearch(params);
  const visibleDay = now && shownDay(now, calendar, search.date);
  const day = useCachedDay(visibleDay?.closureReason === undefined ? visibleDay?.date : undefined);
  const { tourType, guests, preferredLanguage: language, slot: highlightedSlot } = search;
  const [shipName, setShipName] = useState(chosenShip.read);
  const ships =
    visibleDay?.closureReason === undefined && visibleDay
      ? shipsByEdit(visibleDay.date, calendar.editOn(visibleDay.date))
      : [];
  const request = now && visibleDay && { ...visibleDay, now, day, guests, language, ships, shipName };
  const views = request ? slotViews(request, search) : [];
  const isNextDayNeeded = day.status === 'ready' && needsNextDay(views);
  const nextDate = isNextDayNeeded ? visibleDay?.later : undefined;
  const nextDay = useCachedDay(nextDate);
  useCouponLog(couponIn(params));

  const pagePath = useRef<string>(undefined);
  useEffect(() => {
    pagePath.current = window.location.pathname;
  }, []);
  const change = (next: ToursChange) => {
    // While the booking form loads, this page is still rendered, but under the URL of the form.
    if (window.location.pathname !== pagePath.current) return;
    setParams((current) => withToursSearch(current, next), { replace: true, preventScrollReset: true });
  };

  return {
    state: request && {
      ...request,
      highlightedSlot,
      linkMessage: linkMessage(search, request.now),
      views,
      nextDay:
        nextDate && nextDay.status === 'ready' ? { date: nextDate, bookings: nextDay.reply } : undefined,
    },
    calendarAddress: `${now ? `?${withToursSearch(params, {})}` : ''}#calendar`,
    tourType: now && tourType,
    month: visibleMonth ?? (now && visibleDay && monthToShow(visibleDay.date, dateOf(now))),
    chooseDate(date) {
      showMonth((month) => (month === monthOf(date) ? month : undefined));
      change({ date });
    },
    choose: change,
    chooseShip(ship) {
      chosenShip.write(ship);
      setShipName(ship);
    },
    showMonth,
  };
}

/** Views of the starts of a day for the party, of the selected types. */
export const slotViews = (
  request: Omit<SlotRequest, 'slot'> & { readonly calendar?: Calendar },
  { tourType, slot: highlightedSlot }: Pick<ToursSearch, 'tourType' | 'slot'>,
): readonly SlotView[] =>
  slotsOn(request.date, request.calendar?.editOn(request.date))
    .filter(({ type }) => tourType === undefined || tourType === type)
    .map((slot) => ({ ...slotView({ ...request, slot }), isHighlighted: slot === highlightedSlot }));

/** The requested day if it is in the window; else the default (specification §4, §5). */
export function shownDay(
  now: Date,
  calendar: KnownDays,
  requestedDate: CalendarDate | undefined,
): Pick<ToursState, 'date' | 'closureReason' | 'earlier' | 'later' | 'months' | 'calendar'> {
  const { first, last } = bookingWindow(now);
  const isInWindow = requestedDate !== undefined && requestedDate >= first && requestedDate <= last;
  const date = isInWindow ? requestedDate : initialDate(now, calendar);
  const nearest = (step: 1 | -1): CalendarDate | undefined => {
    let next = addDays(date, step);
    while (next >= first && next <= last && dayProblem(next, now, calendar)) next = addDays(next, step);
    return next >= first && next <= last ? next : undefined;
  };
  return {
    date,
    calendar,
    closureReason:
      dayProblem(date, now, calendar) &&
      (closedDayMessage(date, calendar.closedDays) ?? dayProblem(date, now, calendar)),
    earlier: nearest(-1),
    later: nearest(1),
    months: { first: monthOf(first), last: monthAfter(monthOf(first), monthsAhead) },
  };
}

/** Error of a link; a closed day within the booking window has a separate message. */
export function linkMessage({ linkProblem, slot, date }: ToursSearch, now: Date): string | undefined {
  if (linkProblem !== undefined) return toursCopy.linkProblems[linkProblem];
  if (slot === undefined || date === undefined) return undefined;
  const { first, last } = bookingWindow(now);
  return date < first || date > last ? dayProblem(date, now) : undefined;
}

/** A coupon is only logged (specification §2). */
function useCouponLog(coupon: string | undefined): void {
  useEffect(() => {
    if (coupon !== undefined) logInBrowser('coupon', coupon);
  }, [coupon]);
}
