import type { slotCopy as english } from '#app/content/booking/slot-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const slotCopy: Translated<typeof english> = {
  verb: (time) => ['Réserver', time] as const,
  bookAt: (time, reason) => (reason === undefined ? `Réserver à ${time}` : `Réserver quand même à ${time}`),
  anyway: 'Réserver quand même',
  opening: 'Ouverture…',
};
