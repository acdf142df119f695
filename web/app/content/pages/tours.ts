import { capacity } from '#shared/booking/terms.ts';
import { inWords } from '#shared/values/written-number.ts';
import type { Page } from './page.ts';

export const toursPage: Page = {
  path: '/tours',
  title: 'Tours & Events',
  description: `Book a guided tour or a cellar door tasting at the rum distillery in Port Vila. At most ${inWords(capacity)} guests, in English or French, pay when you come, cancel free of charge.`,
  card: 'tours',
  urgent: true,
};
