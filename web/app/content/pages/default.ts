import type { PageDescription } from './page.ts';

/** Used where a page says nothing of its own (specification §2). */
export const defaultPage: PageDescription = {
  title: 'Rum from Efate, Vanuatu',
  description:
    'Rum from cane cut by hand on the island of Efate, run through pot stills and aged in the tropics. Visit the distillery in Port Vila.',
};
