import type { tourOptionsCopy as english } from '#app/content/booking/tour-options-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const tourOptionsCopy: Translated<typeof english> = {
  options: 'Visites et tarifs',
  optionLines: {
    'Tour and Tasting': 'De la canne à l’alambic, de l’alambic au fût, puis toute la gamme au bar.',
    'Cellar Door Tasting': 'Une place au comptoir : le rhum, puis le gin, la vodka et les liqueurs.',
  },
  perAdult: 'par adulte',
  lasts: (duration) => `${duration.charAt(0).toUpperCase()}${duration.slice(1)}.`,
  payLater: 'Rien à payer maintenant : vous réglez à la distillerie. Annulation sans frais.',
  alreadyBooked: 'Vous avez déjà réservé ? Voir',
  myBooking: 'ma réservation',
};
