import { addDays, type CalendarDate, dateOf, minutesOf, weekdayOf } from '../values/port-vila-time.ts';
import { type Hours, saturdayHours, weekdayHours } from './opening-week.ts';
import * as words from './opening-words.ts';

/** The hours of a day; undefined on Sundays and closed days. */
export function hoursOn(date: CalendarDate, closedOn: ClosedOn): Hours | undefined {
  const weekday = weekdayOf(date);
  if (weekday === 0 || closedOn(date)) return undefined;
  return weekday === 6 ? saturdayHours : weekdayHours;
}

/** Whether a day is closed, except for Sundays. */
export type ClosedOn = (date: CalendarDate) => boolean;

/** Whether the distillery is open now, with a message about when that changes, in Port Vila time (specification §4). */
export type OpeningStatus =
  | { readonly open: true; readonly untilMinutes: number; readonly message: string }
  | { readonly open: false; readonly message: string };

export function openingStatus(now: Date, closedOn: ClosedOn): OpeningStatus {
  const today = dateOf(now);
  const minutes = minutesOf(now);
  const hours = hoursOn(today, closedOn);
  if (hours !== undefined && minutes >= hours.from && minutes < hours.until) {
    return { open: true, untilMinutes: hours.until, message: words.openUntil(hours.until) };
  }
  if (hours !== undefined && minutes < hours.from) {
    return { open: false, message: words.opensToday(hours.from) };
  }
  return { open: false, message: reopeningMessage(today, closedOn) };
}

/**
 * "Monday 8 AM" after Friday and Saturday as specified, with Saturday's hours added on a Friday; else tomorrow or the
 * next open day.
 */
function reopeningMessage(today: CalendarDate, closedOn: ClosedOn): string {
  const weekday = weekdayOf(today);
  const tomorrow = addDays(today, 1);
  if (weekday === 5 || weekday === 6) {
    const monday = addDays(today, weekday === 5 ? 3 : 2);
    const saturday = weekday === 5 ? hoursOn(tomorrow, closedOn) : undefined;
    const nextOpening = hoursOn(monday, closedOn)
      ? words.reopensMonday
      : nextOpeningMessage(monday, closedOn);
    return saturday ? words.opensTomorrowSaturday(saturday.from, nextOpening) : nextOpening;
  }
  const hours = hoursOn(tomorrow, closedOn);
  return hours ? words.reopensTomorrow(hours.from) : nextOpeningMessage(tomorrow, closedOn);
}

function nextOpeningMessage(after: CalendarDate, closedOn: ClosedOn): string {
  for (let date = addDays(after, 1), tries = 0; tries < 31; date = addDays(date, 1), tries += 1) {
    const hours = hoursOn(date, closedOn);
    if (hours) return words.reopensOn(date, hours.from);
  }
  return words.closedForNow;
}
