import type { Page } from './page.ts';

export const communityPage: Page = {
  path: '/community',
  title: 'Community',
  description:
    'The farms, the crew and the neighbours of the rum distillery in Port Vila: the year of the cane, three farms with a rum of their own, and what goes back to them.',
};
