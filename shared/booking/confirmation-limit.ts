import { type CalendarDate, dateOf } from '../values/port-vila-time.ts';

/** Confirmations sent so far: time of the last (epoch seconds) and their number on that day in Port Vila. */
export interface ConfirmationHistory {
  readonly lastAt: number;
  readonly day: CalendarDate;
  readonly count: number;
}

export const repeatsWithinSeconds = 10 * 60;
export const maxConfirmationsPerDay = 3;

/** The history of a new booking, whose confirmation is the first. */
export const firstConfirmation = (now: Date): ConfirmationHistory => ({
  lastAt: Math.floor(now.getTime() / 1000),
  day: dateOf(now),
  count: 1,
});

/**
 * Whether another confirmation may be sent: `recent` soon after the last (report success, send none), `too-many` after
 * the last of the day, else the updated history.
 */
export function nextConfirmation(
  history: ConfirmationHistory,
  now: Date,
): 'recent' | 'too-many' | ConfirmationHistory {
  const { lastAt, day, count } = firstConfirmation(now);
  if (lastAt - history.lastAt < repeatsWithinSeconds) return 'recent';
  if (history.day !== day) return { lastAt, day, count };
  if (history.count >= maxConfirmationsPerDay) return 'too-many';
  return { lastAt, day, count: history.count + 1 };
}
