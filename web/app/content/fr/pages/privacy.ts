import type { privacyPage as english } from '#app/content/pages/privacy.ts';

export const privacyPage: typeof english = {
  path: '/privacy',
  title: 'Vie privée',
  description:
    'Ce que la distillerie de rhum de Port-Vila conserve des réservations, des commandes et des messages, pourquoi, combien de temps, qui le reçoit, et comment le faire effacer.',
};
