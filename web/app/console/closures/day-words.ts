import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { writeDate } from '#shared/values/written-time.ts';

/** `Thursday 10 December`. */
export const dayLabel = (date: string): string =>
  writeDate(calendarDateFrom(date), { weekday: 'long', day: 'numeric', month: 'long' });

/** `10 December`. */
export const shortDayLabel = (date: string): string =>
  writeDate(calendarDateFrom(date), { day: 'numeric', month: 'long' });
