import { type CalendarDate, dateOf, instantAt } from '../values/port-vila-time.ts';
import { minutesOfStart, type StartTime } from './slots.ts';
import { cutOffMinutes } from './terms.ts';

/** Whether booking has closed: some time before the start, today only (specification §4). */
export function isPastCutOff(date: CalendarDate, time: StartTime, now: Date): boolean {
  if (date !== dateOf(now)) return date < dateOf(now);
  return instantAt(date, minutesOfStart(time) - cutOffMinutes) < now;
}
