import { daySheetCopy } from '#app/content/staff/finding-copy.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { type CalendarDate, weekdayOf } from '#shared/values/port-vila-time.ts';
import { closureReason } from './closed-day.ts';

/** Why the calendar has no starts on a day, for a list of days. */
export const shortReasonOf = (date: CalendarDate, calendar: Calendar): string | undefined =>
  weekdayOf(date) === 0 ? daySheetCopy.sunday : closureReason(date, calendar);
