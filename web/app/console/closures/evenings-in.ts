import { recentDays } from '#app/requests/list-holidays.ts';
import { eveningsOf } from '#shared/calendar/islands-night.ts';
import type { DayRange } from './day-words.ts';

/** The evening events of a range of days. They stay on the site when the starts are closed. */
export async function readEvenings(range: DayRange, now: Date) {
  const { first, last } = range;
  const { edits } = await recentDays(now);
  const years = [...new Set([first, last].map((date) => Number(date.slice(0, 4))))];
  const names = eveningsOf(years, edits)
    .filter(({ date }) => date >= first && date <= last)
    .map(({ name }) => name);
  return { ...range, names };
}
