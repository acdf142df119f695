import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/booking/messages/closure-reason-messages.ts';

export const closureReasonMessages: Translated<typeof english.closureReasonMessages> = {
  missing: 'Les participants sauront pourquoi nous fermons : donnez un motif d’un mot ou deux.',
  tooLong: (length, max) =>
    `Le motif compte ${length} caractères ; il y a place pour ${max} là où les participants le lisent.`,
  invisible: 'Le motif ne peut contenir que des caractères visibles.',
  leadsElsewhere:
    'Les participants lisent ce motif en notre nom : ni adresse, ni lien, ni téléphone, ni signe comme < ou @.',
  ended: 'Pas de ponctuation à la fin : le motif est lu au milieu d’une phrase.',
};
