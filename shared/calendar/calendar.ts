import type { CalendarDate } from '../values/port-vila-time.ts';
import { closedDayOn } from './closed-days.ts';
import type { DayEdit } from './day-edit.ts';

/** The days as the rules see them: the files' values, with the closures and edits by staff. */
export interface Calendar {
  /** Whether a day is closed, except for Sundays. */
  readonly isClosed: (date: CalendarDate) => boolean;
  readonly editOn: (date: CalendarDate) => DayEdit | undefined;
}

/** The calendar of the files, without closures and edits by staff. */
export const listedCalendar: Calendar = {
  isClosed: (date) => closedDayOn(date) !== undefined,
  editOn: () => undefined,
};
