import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

/** `Thursday 10 December`. */
export const dayLabel = (date: string): string =>
  formatDate(calendarDateFrom(date), { weekday: 'long', day: 'numeric', month: 'long' });

/** `10 December`. */
export const shortDayLabel = (date: string): string =>
  formatDate(calendarDateFrom(date), { day: 'numeric', month: 'long' });

/** `Thursday 10 December`, `10 December to 12 December`. */
export const rangeLabel = ({ first, last }: { readonly first: string; readonly last: string }): string =>
  first === last ? dayLabel(first) : copy.closed.range(shortDayLabel(first), shortDayLabel(last));
