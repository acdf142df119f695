import type { storianReleasesPage as english } from '#app/content/pages/storian-releases.ts';

export const storianReleasesPage: typeof english = {
  path: '/storian-releases',
  title: 'Collection Storian',
  description:
    'Des éditions limitées, chacune avec son histoire : Lost Times, 645 bouteilles, et The Forgotten Casks, à venir.',
  card: 'spirits',
};
