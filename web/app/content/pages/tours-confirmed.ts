import type { Page } from './page.ts';

export const toursConfirmedPage: Page = {
  path: '/tours/confirmed',
  title: 'Your booking',
  description: 'Your tour at the rum distillery in Port Vila: when to come, how to find us, how to cancel.',
  noindex: true,
  urgent: true,
};
