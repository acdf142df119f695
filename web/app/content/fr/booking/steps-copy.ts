import type { stepsCopy as english } from '#app/content/booking/steps-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const stepsCopy: Translated<typeof english> = {
  label: 'Étapes de la réservation',
  steps: ['Jour et heure', 'Participants et coordonnées', 'Confirmation'],
  done: 'fait',
};
