import { closedDaysBetween } from '#shared/calendar/closed-days.ts';
import { type Holiday, holidaysOf } from '#shared/calendar/holidays.ts';
import { type CalendarDate, weekdayOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { messages } from './messages.ts';

/**
 * Why a day is closed, for guests: Sundays and public holidays with the message of the specification (§8), a closure
 * with its reason.
 *
 * @param closedDays - all closed days, including closures by staff; by default those of the files
 * @returns undefined when the day is open
 */
export function closedDayMessage(
  date: CalendarDate,
  closedDays: readonly Holiday[] = closedDaysBetween(date, date),
): string | undefined {
  const reason = closedDays.find((day) => day.date === date)?.name;
  if (reason === undefined) return weekdayOf(date) === 0 ? messages.closedDay : undefined;
  const day = formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' });
  const isHoliday = holidaysOf(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);
  if (weekdayOf(date) !== 0 && !isHoliday) return messages.closedOn(day, reason);
  return `${messages.closedDay} ${messages.onDay(day, reason)}`;
}
