import { timeLabel } from './written-time.ts';

/** Formats `6:00 PM to 10:00 PM`. Minutes since midnight. */
export const timeSpan = ({ from, until }: { readonly from: number; readonly until: number }): string =>
  `${timeLabel(from)} to ${timeLabel(until)}`;

/** Formats a length of time: `30 minutes`, `1 hour`. */
export function lengthLabel(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** A length of time inside a sentence: `half an hour`, `an hour`. */
export function lengthInWords(minutes: number): string {
  if (minutes === 30) return 'half an hour';
  return minutes === 60 ? 'an hour' : lengthLabel(minutes);
}
