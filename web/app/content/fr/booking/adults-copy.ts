import type { adultsCopy as english } from '#app/content/booking/adults-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { adultAge } from '#shared/booking/terms.ts';

export const adultsCopy: Translated<typeof english> = {
  label: 'Nombre d’adultes',
  one: 'adulte',
  many: 'adultes',
  fewer: 'Un adulte de moins',
  more: 'Un adulte de plus',
  only: `Ne comptez que les adultes : les moins de ${adultAge} ans viennent gratuitement.`,
  tasting: `Dégustation à partir de ${adultAge} ans.`,
};
