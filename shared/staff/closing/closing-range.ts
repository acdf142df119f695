import { bookingWindow } from '#shared/booking/booking-window.ts';
import { timetableOf } from '#shared/booking/slots.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import { addDays, type CalendarDate, dateOf, daysBetween } from '#shared/values/port-vila-time.ts';
import { closingMessages } from './closing-messages.ts';

/** Maximum number of days closed or reopened at once, including Sundays. */
export const maxClosingDays = 31;

/** Days in Port Vila, both ends included. */
export interface DayRange {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The days of a range on which tours start, in order. */
export const tourDaysIn = ({ first, last }: DayRange): readonly CalendarDate[] =>
  Array.from({ length: Math.max(daysBetween(first, last) + 1, 0) }, (_, days) => addDays(first, days)).filter(
    (date) => timetableOf(date).length > 0,
  );

/** Why these days cannot be closed or reopened; undefined when they can. */
export const closingRangeProblem = (range: DayRange, now: Date): string | undefined =>
  closingRangeRefusal(range, now)?.message;

/** Like `closingRangeProblem`, with the key of the message and its values. */
export function closingRangeRefusal(range: DayRange, now: Date): Omit<Refusal, 'kind'> | undefined {
  const { first, last } = range;
  const { last: end } = bookingWindow(now);
  if (last < first)
    return { reason: 'closingEndsBeforeItStarts', message: closingMessages.endsBeforeItStarts };
  if (first < dateOf(now))
    return { reason: 'closingPassed', message: closingMessages.hasPassed(first), details: { date: first } };
  if (last > end)
    return {
      reason: 'closingBeyondWindow',
      message: closingMessages.beyondWindow(end),
      details: { date: end },
    };
  if (daysBetween(first, last) >= maxClosingDays)
    return {
      reason: 'closingTooLong',
      message: closingMessages.tooLong(maxClosingDays),
      details: { days: maxClosingDays },
    };
  return tourDaysIn(range).length === 0
    ? { reason: 'closingSunday', message: closingMessages.noTours }
    : undefined;
}
