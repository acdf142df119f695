import type { Page } from './page.ts';

export const communityPage: Page = {
  path: '/community',
  title: 'Community',
  description:
    'The farms, the crew and the neighbours of the rum distillery in Port Vila, and everyone who came once and keeps in touch.',
};
