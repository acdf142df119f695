import type { PageDescription } from './page.ts';

/** One page for every company; its name is in the URL only. */
export const operatorCompanyPage: PageDescription = {
  title: 'Operator page',
  description: 'The page of a tour operator who brings guests to the rum distillery in Port Vila.',
  noindex: true,
};
