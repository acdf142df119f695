import { closedDayOn } from '../../../../../shared/calendar/closed-days.ts';
import { type CalendarDate, weekdayOf } from '../../../../../shared/values/port-vila-time.ts';
import { dayCopy } from '../../../content/staff/today-copy.ts';
import type { StartView } from './start-view.ts';

/** Why nothing starts on a day by the calendar: Sundays, public holidays, listed closures. */
export function closedBecause(date: CalendarDate): string | undefined {
  if (weekdayOf(date) === 0) return dayCopy.closedSunday;
  const holiday = closedDayOn(date);
  return holiday && dayCopy.closedBecause(holiday.name);
}

/** The same, and where staff have closed every start: with their reason. */
export function dayClosedBecause(date: CalendarDate, starts: readonly StartView[]): string | undefined {
  const isClosed = starts.length > 0 && starts.every(({ closed }) => closed);
  const reason = starts.find(({ closed }) => closed?.reason)?.closed?.reason;
  return closedBecause(date) ?? (isClosed ? dayCopy.closedWhy(reason ?? 'closed by staff') : undefined);
}
