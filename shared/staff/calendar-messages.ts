import type { CalendarDate } from '../values/port-vila-time.ts';
import { formatDate } from '../values/written-time.ts';

/** Messages about a refused edit of a calendar day: the reason, what was not done, and what to do. */
export const calendarMessages = {
  past: (date: CalendarDate) =>
    `${formatDate(date)} has passed, so nothing was changed. Choose a day from today on.`,
  'too-far': (date: CalendarDate) =>
    `${formatDate(date)} is more than a year ahead, so nothing was changed. Choose an earlier day.`,
  sunday: () => 'There are no tours on Sundays, so nothing was changed. Choose another day.',
  needsReason: 'Guests are told why starts close, so nothing was changed. Give a reason of a word or two.',
  wrong: (problem: string) => `${problem} Nothing was changed.`,
  changed: (by: string | undefined) =>
    `${by ?? 'Somebody else'} has changed this day since it was shown. Nothing of yours was written. Look at it as it is now, then decide.`,
} as const;
