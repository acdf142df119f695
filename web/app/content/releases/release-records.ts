import { bottle } from '#shared/content/bottle.ts';
import { shopBatches } from '#shared/content/shop-batches.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { picture } from '../pictures/picture.ts';

/**
 * Facts of the Storian releases, latest first; the words of each language are in `release-words.ts`. SAMPLE CONTENT:
 * the owner replaces both. To add a release, add an entry here and its words in each language; `releases.test.ts`
 * reports inconsistencies.
 */
export const releaseRecords = {
  lostTimes: {
    title: 'Lost Times',
    batch: shopBatches.lostTime.number,
    casks: 7,
    /** Years of the first filling and of the last. */
    filled: [2016, 2019],
    /** Years of the youngest cask and of the oldest. */
    age: [5, 8],
    bottles: 645,
    bottled: calendarDateFrom('2025-02-05'),
    abv: bottle.abv,
    status: 'low in stock',
    /** Where to buy it, or where to ask. */
    ways: ['/buy#cellar-door', '/jp'],
    image: { ratio: '4:5', image: picture('lost-times-casks') },
  },
  forgottenCasks: {
    title: 'The Forgotten Casks',
    bottles: 'Limited release',
    status: 'upcoming',
    ways: ['/contact'],
    image: { ratio: '4:5', image: picture('forgotten-casks') },
  },
} as const;

export type ReleaseKey = keyof typeof releaseRecords;
