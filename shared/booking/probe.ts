import { addDays, type CalendarDate, weekdayOf } from '../values/port-vila-time.ts';
import { bookingWindow } from './booking-window.ts';

/** Mailbox of the synthetic booking: SES accepts its emails, delivers none, and counts no bounces. */
export const probeMailbox = 'success@simulator.amazonses.com';

const wednesday = 3;

/** Day of the synthetic booking: a Wednesday some weeks after the last day that guests can book. */
export function probeDay(now: Date): CalendarDate {
  let day = addDays(bookingWindow(now).last, 28);
  while (weekdayOf(day) !== wednesday) day = addDays(day, 1);
  return day;
}
