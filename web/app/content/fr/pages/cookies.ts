import type { cookiesPage as english } from '#app/content/pages/cookies.ts';

export const cookiesPage: typeof english = {
  path: '/cookies',
  title: 'Politique relative aux cookies',
  description:
    'Ce que ce site garde dans votre navigateur, pourquoi, combien de temps, qui le reçoit, et comment changer d’avis. Rien n’est mesuré sans votre accord.',
};
