import type { Page } from './page.ts';

export const storianReleasesPage: Page = {
  path: '/storian-releases',
  title: 'Storian Collection',
  description:
    'Limited rums from Port Vila, each with its story: Lost Times, 645 bottles from seven part-filled casks, and The Forgotten Casks, still to come.',
  card: 'spirits',
};
