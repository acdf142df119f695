import type { toursConfirmedPage as english } from '#app/content/pages/tours-confirmed.ts';

export const toursConfirmedPage: typeof english = {
  path: '/tours/confirmed',
  title: 'Votre réservation',
  description: 'Quand venir, comment nous trouver, comment modifier ou annuler.',
  noindex: true,
  urgent: true,
};
