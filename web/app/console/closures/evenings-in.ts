import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { eveningsOf } from '#shared/calendar/islands-night.ts';

/** The names of the evenings of some days. Closing the starts of their day leaves them on the site. */
export function eveningsIn(
  { first, last }: { readonly first: string; readonly last: string },
  edits: readonly DayEdit[],
): readonly string[] {
  const years = [...new Set([first, last].map((date) => Number(date.slice(0, 4))))];
  return eveningsOf(years, edits)
    .filter(({ date }) => date >= first && date <= last)
    .map(({ name }) => name);
}
