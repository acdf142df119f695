import { dayLikeThis } from './date-message.ts';
import { parseCalendarDate } from './port-vila-time.ts';

/** Validates the optional day of a date field (`yyyy-MM-dd`, or ''); undefined when valid. */
export const dateProblem = (value: string): string | undefined =>
  value.trim() === '' || parseCalendarDate(value.trim()) !== undefined ? undefined : dayLikeThis;
