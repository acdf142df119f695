import type { toursConfirmPage as english } from '#app/content/pages/tours-confirm.ts';

export const toursConfirmPage: typeof english = {
  path: '/tours/confirm',
  title: 'Participants et coordonnées',
  description: 'Combien vous serez, où envoyer la réservation. Rien à payer maintenant.',
  noindex: true,
  urgent: true,
};
