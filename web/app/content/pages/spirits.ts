import type { Page } from './page.ts';

export const spiritsPage: Page = {
  path: '/spirits',
  title: 'The Spirits',
  description:
    'Rum from cane cut by hand, run through pot stills and aged in the tropics, a single cask of five years, and gin, vodka and liqueurs: how they are made in Port Vila.',
  card: 'spirits',
};
