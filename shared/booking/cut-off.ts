import { type CalendarDate, dateOf, instantAt } from '../values/port-vila-time.ts';
import { minutesOfStart, type StartTime } from './slots.ts';
import { cutOffMinutes } from './terms.ts';

/** Whether booking for a start has closed: shortly before it on its day, and on every later day (specification §4). */
export function isPastCutOff(date: CalendarDate, time: StartTime, now: Date): boolean {
  if (date !== dateOf(now)) return date < dateOf(now);
  return instantAt(date, minutesOfStart(time) - cutOffMinutes) < now;
}
