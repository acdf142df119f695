import type { privacyPage as english } from '#app/content/pages/privacy.ts';

export const privacyPage: typeof english = {
  path: '/privacy',
  title: 'Vie privée',
  description:
    'Ce que la distillerie conserve de vos réservations, commandes et messages, pourquoi, combien de temps, qui le reçoit, et comment le faire effacer.',
};
