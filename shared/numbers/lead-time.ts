import { type CalendarDate, dateOf, daysBetween } from '../values/port-vila-time.ts';

/** Buckets of the days between booking and visit. `from`: first day; a bucket ends before the next one begins. */
export const leadTimes = [
  { from: 0, name: 'Same day' },
  { from: 1, name: '1 day' },
  { from: 2, name: '2 to 3 days' },
  { from: 4, name: '4 to 7 days' },
  { from: 8, name: '8 to 14 days' },
  { from: 15, name: '15 to 30 days' },
  { from: 31, name: '31 days and more' },
] as const;

/** Index in `leadTimes`. @param bookedAt epoch seconds */
export function leadTimeOf(bookedAt: number, date: CalendarDate): number {
  const days = Math.max(0, daysBetween(dateOf(new Date(bookedAt * 1000)), date));
  return leadTimes.findLastIndex(({ from }) => days >= from);
}
