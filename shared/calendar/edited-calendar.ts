import type { CalendarDate } from '../values/port-vila-time.ts';
import type { Calendar } from './calendar.ts';
import { closedDaysBetween } from './closed-days.ts';
import type { DayEdit } from './day-edit.ts';
import type { Holiday } from './holidays.ts';

/** @param closedDays every closed day of the range in question */
export const calendarFrom = (closedDays: readonly Holiday[], edits: readonly DayEdit[]): Calendar => ({
  isClosed: (date) => closedDays.some((day) => day.date === date),
  editOn: (date) => edits.find((edit) => edit.date === date),
});

/** The closed days of the files from `first` to `last` that no edit has opened, in order. */
export const remainingClosedDays = (
  first: CalendarDate,
  last: CalendarDate,
  edits: readonly DayEdit[],
): readonly Holiday[] =>
  closedDaysBetween(first, last).filter(
    ({ date }) => !edits.some((edit) => edit.date === date && edit.opening !== undefined),
  );

/** The calendar of one day, from its edit and the closures by staff. */
export const calendarOfDay = (
  date: CalendarDate,
  edit: DayEdit | undefined,
  closures: readonly Holiday[] = [],
): Calendar => {
  const edits = edit === undefined ? [] : [edit];
  return calendarFrom([...remainingClosedDays(date, date, edits), ...closures], edits);
};
