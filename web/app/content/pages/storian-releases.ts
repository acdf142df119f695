import { inWords } from '#shared/values/written-number.ts';
import { releaseRecords } from '../releases/release-records.ts';
import type { Page } from './page.ts';

const { bottles, casks } = releaseRecords.lostTimes;

export const storianReleasesPage: Page = {
  path: '/storian-releases',
  title: 'Storian Collection',
  description: `Limited rums from Port Vila, each with its story: Lost Times, ${bottles} bottles from ${inWords(casks)} part-filled casks, and The Forgotten Casks, still to come.`,
  card: 'spirits',
};
