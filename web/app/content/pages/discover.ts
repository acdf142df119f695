import type { Page } from './page.ts';

export const discoverPage: Page = {
  path: '/discover',
  title: 'Discover',
  description:
    'More than 150 farms on Efate, cane cut by hand, pot stills and a cellar that never cools: how an authentic rum comes about in Port Vila, Vanuatu.',
};
