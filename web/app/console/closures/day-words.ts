import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

/** `Thursday 10 December`. */
export const dayLabel = (date: string): string =>
  formatDate(calendarDateFrom(date), { weekday: 'long', day: 'numeric', month: 'long' });

/** `10 December`. */
export const shortDayLabel = (date: string): string =>
  formatDate(calendarDateFrom(date), { day: 'numeric', month: 'long' });
