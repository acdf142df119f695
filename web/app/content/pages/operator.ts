import type { Page } from './page.ts';

export const operatorPage: Page = {
  path: '/operator',
  title: 'For tour operators',
  description:
    'Bring your guests to the rum distillery in Port Vila: guided tours and cellar door tastings for drivers, guides, cruise excursions and coach companies.',
  card: 'tours',
};
