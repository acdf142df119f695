import { byDate, type CalendarDate, calendarDateFrom, weekdayOf } from '../values/port-vila-time.ts';
import { closures } from './day-names.ts';
import { type Holiday, holidaysOf } from './holidays.ts';

/** Listed closures (specification §9). Closures that staff make at short notice are stored in the table. */
export const listedClosures: readonly Holiday[] = Object.entries(closures).map(([date, name]) => ({
  date: calendarDateFrom(date),
  name,
}));

/** Whether the files close a day that is neither a Sunday nor a public holiday. */
export const isListedClosure = (date: CalendarDate): boolean =>
  weekdayOf(date) !== 0 &&
  listedClosures.some((day) => day.date === date) &&
  !holidaysOf(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);

/** Public holidays and listed closures from `first` to `last`, inclusive, in order. */
export function closedDaysBetween(first: CalendarDate, last: CalendarDate): readonly Holiday[] {
  const firstYear = Number(first.slice(0, 4));
  const years = Number(last.slice(0, 4)) - firstYear + 1;
  return Array.from({ length: Math.max(years, 0) }, (_, index) => holidaysOf(firstYear + index))
    .flat()
    .concat(listedClosures)
    .filter((day) => day.date >= first && day.date <= last)
    .sort(byDate);
}

/** Why a day is closed, except for Sundays; undefined when open. */
export const closedDayOn = (date: CalendarDate): Holiday | undefined => closedDaysBetween(date, date)[0];
