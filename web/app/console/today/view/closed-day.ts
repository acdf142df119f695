import { createContext, useContext } from 'react';
import { dayCopy } from '#app/content/staff/today-copy.ts';
import { type Calendar, listedCalendar } from '#shared/calendar/calendar.ts';
import { closedDayOn } from '#shared/calendar/closed-days.ts';
import { type CalendarDate, weekdayOf } from '#shared/values/port-vila-time.ts';
import type { StartView } from './start-view.ts';

/** The calendar with the edits of managers, once loaded. */
export const DayCalendar = createContext<Calendar>(listedCalendar);
export const useDayCalendar = (): Calendar => useContext(DayCalendar);

/** Why the calendar has no starts on a day: a Sunday, or a public holiday or listed closure that was not reopened. */
export function closureReason(date: CalendarDate, calendar: Calendar): string | undefined {
  if (weekdayOf(date) === 0) return dayCopy.closedSunday;
  const holiday = calendar.editOn(date)?.opening === undefined ? closedDayOn(date) : undefined;
  return holiday && dayCopy.closedBecause(holiday.name);
}

/** Why a day has no open starts: by the calendar, or because staff have closed every start. */
export function dayClosureReason(
  date: CalendarDate,
  starts: readonly StartView[],
  calendar: Calendar,
): string | undefined {
  const isClosed = starts.length > 0 && starts.every(({ closed }) => closed);
  const reason = starts.find(({ closed }) => closed?.reason)?.closed?.reason;
  return (
    closureReason(date, calendar) ??
    (isClosed ? dayCopy.closedWhy(reason ?? dayCopy.closedByStaff) : undefined)
  );
}
