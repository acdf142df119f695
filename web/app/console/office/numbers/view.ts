import { bookingWindow } from '#shared/booking/booking-window.ts';
import {
  type Period,
  type PeriodKind,
  periodKinds,
  periodsUntil,
  shiftByPages,
} from '#shared/numbers/periods.ts';
import { addDays, type CalendarDate, dateOf, parseCalendarDate } from '#shared/values/port-vila-time.ts';

/** The questions on offer, each with a plot and a table. */
export const questions = [
  'guests',
  'sums',
  'languages',
  'sources',
  'no-shows',
  'lead-time',
  'refused',
] as const;
export type QuestionId = (typeof questions)[number];

/** The question and period of the page. */
export interface View {
  readonly question: QuestionId;
  readonly kind: PeriodKind;
  readonly periods: readonly Period[];
  readonly range: Period;
  /** A day of the earlier periods; undefined if none has records. */
  readonly earlier: CalendarDate | undefined;
  /** A day of the later periods; undefined if none can be booked yet. */
  readonly later: CalendarDate | undefined;
}

/** No figures exist from before the console was introduced. */
const firstDay = '2026-01-01';

/** The view that the address names; without a day, the periods up to today. */
export function parseView(search: URLSearchParams, now: Date): View {
  const today = dateOf(now);
  const question = questions.find((question) => question === search.get('show')) ?? 'guests';
  const kind = periodKinds.find((periodKind) => periodKind === search.get('by')) ?? 'day';
  const requestedDay = parseCalendarDate(search.get('until') ?? '') ?? today;
  const { last: bookable } = bookingWindow(now);
  const until = requestedDay > bookable ? bookable : requestedDay < firstDay ? today : requestedDay;
  const periods = periodsUntil(kind, until);
  const range = { first: periods[0]?.first ?? until, last: periods.at(-1)?.last ?? until };
  const later = addDays(range.last, 1) > bookable ? undefined : shiftByPages(kind, until, 1);
  return {
    question,
    kind,
    periods,
    range,
    earlier: range.first > firstDay ? shiftByPages(kind, until, -1) : undefined,
    later: later && later > bookable ? bookable : later,
  };
}
