import type { stepsCopy as english } from '../../booking/steps-copy.ts';
import type { Translated } from '../../translated.ts';

export const stepsCopy: Translated<typeof english> = {
  label: 'Étapes de la réservation',
  steps: ['Jour et heure', 'Participants et coordonnées', 'Confirmation'],
  done: 'fait',
};
