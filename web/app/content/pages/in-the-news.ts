import type { Page } from './page.ts';

export const inTheNewsPage: Page = {
  path: '/in-the-news',
  title: 'In the news',
  description:
    'What has been written about our rum: tours from the ship, five years in the tropics, 150 farms, single casks and Islands Night in Port Vila.',
  card: 'news',
};
