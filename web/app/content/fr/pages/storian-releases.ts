import type { storianReleasesPage as english } from '#app/content/pages/storian-releases.ts';
import { releaseRecords } from '#app/content/releases/release-records.ts';

const { bottles } = releaseRecords.lostTimes;

export const storianReleasesPage: typeof english = {
  path: '/storian-releases',
  title: 'Collection Storian',
  description: `Des éditions limitées, chacune avec son histoire : Lost Times, ${bottles} bouteilles, et The Forgotten Casks, à venir.`,
  card: 'spirits',
};
