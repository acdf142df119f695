import type { adultsCopy as english } from '../../booking/adults-copy.ts';
import type { Translated } from '../../translated.ts';

export const adultsCopy: Translated<typeof english> = {
  label: 'Nombre d’adultes',
  one: 'adulte',
  many: 'adultes',
  fewer: 'Un adulte de moins',
  more: 'Un adulte de plus',
};
