import { waitForCopy } from '#app/console/language/copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { DayRange } from './day-words.ts';

const noNames: readonly string[] = [];

/** The names of the evening events of a range of days; none until loaded. */
export function useEvenings(range: DayRange | undefined, now: Date): readonly string[] {
  const { reply } = useRequest(
    range && `${range.first} ${range.last}`,
    async () => (await waitForCopy(await import('./evenings-in.ts'))).readEvenings(range as DayRange, now),
    { failureEvent: 'evenings-not-loaded' },
  );
  return reply?.first === range?.first && reply?.last === range?.last ? (reply?.names ?? noNames) : noNames;
}
