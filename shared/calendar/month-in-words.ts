import { formatDate } from '../values/written-time.ts';
import { firstOfMonth, type Month } from './month.ts';

/** `November 2026`. */
export const monthInWords = (month: Month): string =>
  formatDate(firstOfMonth(month), { month: 'long', year: 'numeric' });
