import type { Page } from './page.ts';

export const privacyPage: Page = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What the rum distillery in Port Vila stores about bookings, orders and messages, why, for how long, who else gets it, and how to have it erased.',
};
