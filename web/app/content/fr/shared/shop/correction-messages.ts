import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/shop/correction-messages.ts';

export const correctionMessages: Translated<typeof english.correctionMessages> = {
  whole: 'Indiquez un nombre entier.',
  counted: 'Indiquez combien vous en avez compté.',
  atLeastOne: 'Indiquez une bouteille au moins.',
  aboveZero: 'Indiquez les bouteilles par un nombre supérieur à 0.',
  note: 'une note',
};
