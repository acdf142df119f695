import { firstOfMonth, type Month } from '#shared/calendar/month.ts';
import { writeDate } from '#shared/values/written-time.ts';

/** `November 2026` */
export const monthInWords = (month: Month): string =>
  writeDate(firstOfMonth(month), { month: 'long', year: 'numeric' });
