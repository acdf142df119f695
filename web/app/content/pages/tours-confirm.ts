import type { Page } from './page.ts';

export const toursConfirmPage: Page = {
  path: '/tours/confirm',
  title: 'Guests and details',
  description: 'Say how many of you are coming and where to send the booking. Nothing to pay now.',
  noindex: true,
  urgent: true,
};
