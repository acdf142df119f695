import type { PageDescription } from './page.ts';

/** Defaults of page descriptions (specification §2). */
export const defaultPage: PageDescription = {
  title: 'Rum from Efate, Vanuatu',
  description:
    'Rum from cane cut by hand on the island of Efate, run through pot stills and aged in the tropics. Visit the distillery in Port Vila.',
};
