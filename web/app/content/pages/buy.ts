import type { Page } from './page.ts';

export const buyPage: Page = {
  path: '/buy',
  title: 'Where to buy',
  description:
    'Shops that sell our rum, gin and liqueurs: online in the United Kingdom, the United States and Japan, and retail, duty free, bars and restaurants in Port Vila and Santo.',
  card: 'spirits',
};
