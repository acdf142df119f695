import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/calendar/edit-messages.ts';

export const editMessages: Translated<typeof english.editMessages> = {
  tooManyShips: (max) => `Un jour compte ${max} paquebots au plus.`,
  shipName: 'le nom du paquebot',
  twice: (ship) => `${ship} figure deux fois.`,
  allAboardFirst: (ship) => `${ship} : le dernier retour à bord précède le débarquement.`,
  eveningName: 'le nom de la soirée',
  eveningNameFrench: 'le nom français de la soirée',
  endsFirst: 'La soirée finit avant de commencer.',
};
