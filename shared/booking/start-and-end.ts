import { type CalendarDate, instantAt } from '../values/port-vila-time.ts';
import { minutesOfStart, type StartTime, type TourType } from './slots.ts';
import { tours } from './tours.ts';

export const startOf = (date: CalendarDate, time: StartTime): Date => instantAt(date, minutesOfStart(time));

/** End of a visit that starts at the given time. */
export const endOf = (date: CalendarDate, time: StartTime, type: TourType): Date =>
  instantAt(date, minutesOfStart(time) + tours[type].minutes);
