import { firstOfMonth, type Month, monthAfter } from '#shared/calendar/month.ts';
import { addDays, addMonths, type CalendarDate, weekdayOf } from '#shared/values/port-vila-time.ts';

/** First and last month of a calendar, inclusive. */
export interface MonthRange {
  readonly first: Month;
  readonly last: Month;
}

/** Days since Monday. */
const daysIntoWeek = (date: CalendarDate): number => (weekdayOf(date) + 6) % 7;

export function daysOfRange({ first, last }: MonthRange): { first: CalendarDate; last: CalendarDate } {
  return { first: firstOfMonth(first), last: addDays(firstOfMonth(monthAfter(last, 1)), -1) };
}

const moves: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -daysIntoWeek(date)),
  End: (date) => addDays(date, 6 - daysIntoWeek(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/**
 * Target of a key by the WAI-ARIA grid pattern: arrows by day and week, Home and End within the week (Monday first),
 * Page Up and Page Down by month. Clamped to the range; undefined for other keys.
 */
export function dayAfterKey(key: string, date: CalendarDate, range: MonthRange): CalendarDate | undefined {
  const moved = Object.hasOwn(moves, key) ? moves[key]?.(date) : undefined;
  if (moved === undefined) return undefined;
  const { first, last } = daysOfRange(range);
  if (moved < first) return key === 'Home' ? first : date;
  if (moved > last) return key === 'End' ? last : date;
  return moved;
}
