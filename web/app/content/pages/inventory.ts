import type { Page } from './page.ts';

export const inventoryPage: Page = {
  path: '/inventory',
  title: 'Inventory Management',
  description: 'The stock of the distillery, for staff: only where the site runs on their own machine.',
  noindex: true,
  urgent: true,
  untranslated: true,
};
