import { type CalendarDate, dateOf, instantAt } from '../values/port-vila-time.ts';
import { minutesOfStart, type StartTime } from './slots.ts';

/** Minutes before the start when booking for the same day closes (specification §9). */
const cutOffMinutes = 30;

/** Whether booking has closed: 30 minutes before the start, today only (specification §4). */
export function isPastCutOff(date: CalendarDate, time: StartTime, now: Date): boolean {
  if (date !== dateOf(now)) return date < dateOf(now);
  return instantAt(date, minutesOfStart(time) - cutOffMinutes) < now;
}
