import { capitalised } from '#shared/values/capitalised.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';
import type { releaseRecords } from './release-records.ts';

/** Words of a release around the facts of its record. */
interface ReleaseWords<Ways> {
  /** What makes the blend unique. */
  readonly uniqueBlend: string;
  /** Its story, in paragraphs. */
  readonly storian: readonly string[];
  readonly casks?: string;
  readonly filled?: string;
  readonly age?: string;
  /** Labels of the links, in the order of the record. */
  readonly ways: { readonly [Index in keyof Ways]: string };
  /** Alternative text of its picture. */
  readonly alt: string;
}

type Records = typeof releaseRecords;
type WordsOf<Key extends keyof Records> = (record: Records[Key]) => ReleaseWords<Records[Key]['ways']>;

const dayOf = (date: CalendarDate): string =>
  formatDate(date, { day: 'numeric', month: 'long', year: 'numeric' });

export const releaseWords: { readonly [Key in keyof Records]: WordsOf<Key> } = {
  lostTimes: ({ age, bottled, bottles, casks, filled }) => ({
    uniqueBlend: `A unique blend of ${inWords(casks)} part-filled casks, none of them enough for a batch of its own.`,
    storian: [
      `For two years no ship came into the harbour, and work at the stills stopped with the visitors. ${capitalised(inWords(casks))} casks that nobody had a plan for stood part-filled the whole time.`,
      'When the cellar was counted again they were between a third and two thirds full. With so much air above the rum each had gone its own way, and none of them tasted like anything else we had.',
      `We put them together in one day, let them rest into the new year and filled ${bottles} bottles on ${dayOf(bottled)}. There will be no second batch: there is no second ${inWords(casks)}.`,
    ],
    casks: `${casks} partial casks`,
    filled: `${filled[0]} to ${filled[1]}`,
    age: `${age[0]} to ${age[1]} years`,
    ways: ['Buy it at the cellar door in Port Vila', 'Order it in Japan'],
    alt: 'A bottle of Lost Times on the bench before its casks.',
  }),
  forgottenCasks: () => ({
    uniqueBlend: 'A limited release, filled once and never again.',
    storian: [
      'Behind the back row, where the roof is lowest, stand casks that were left out of every count. The chalk on their heads has run, and the log has no line for them.',
      'They are being opened one at a time. Until the last has been tasted we promise nothing: not their number, not their age, not how many bottles there will be.',
      'Ask for them at the cellar door, or come back to this page.',
    ],
    ways: ['Ask us about the casks'],
    alt: 'Cask heads in the dark of the cellar, the chalk on them half gone.',
  }),
};
