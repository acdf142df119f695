import type { Page } from './page.ts';

export const teamPage: Page = {
  path: '/team',
  title: 'The team',
  description:
    'The people behind the rum: distillers, cask keepers, hosts and founders from six islands of Vanuatu, and what each of them does in Port Vila.',
};
