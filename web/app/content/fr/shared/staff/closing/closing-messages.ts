import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/staff/closing/closing-messages.ts';
import { undoSeconds } from '#shared/staff/closing/closing-undo.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';

export const closingMessages: Translated<typeof english.closingMessages> = {
  endsBeforeItStarts:
    'Le dernier jour précède le premier : rien n’a été modifié. Choisissez à nouveau les jours.',
  hasPassed: (date) =>
    `${capitalised(formatDate(date))} est passé : rien n’a été modifié. Choisissez des jours à partir d’aujourd’hui.`,
  beyondWindow: (end) =>
    `Les réservations vont jusqu’au ${formatDate(end)} : rien n’a été modifié au-delà. Choisissez un dernier jour plus tôt.`,
  tooLong: (days) =>
    `${days} jours au plus à la fois : rien n’a été modifié. Faites d’abord ${days} jours, puis le reste.`,
  noTours: 'Il n’y a pas de visite le dimanche : rien n’a été modifié. Choisissez un autre jour.',
  startsOfOneDay:
    'Des créneaux isolés sont d’un seul jour : rien n’a été modifié. Choisissez un jour, ou des jours entiers.',
  noSuchStart: 'L’un de ces créneaux n’existe pas ce jour-là : rien n’a été modifié. Choisissez à nouveau.',
  changed:
    'Les réservations ont changé depuis leur affichage : personne n’a été prévenu. Regardez la liste actuelle, puis fermez.',
  unconfirmed: (parties) =>
    `${parties} groupes seraient prévenus : personne ne l’a encore été. Confirmez le nombre de groupes, puis fermez.`,
  changedBeforeUndo:
    'Les réservations ont changé depuis leur affichage : rien n’a été rétabli. Regardez la liste actuelle, puis rétablissez.',
  tooLateToUndo: `La fermeture date de plus de ${inWords(undoSeconds / 60)} minutes. Rouvrez les créneaux, et appelez les participants.`,
  closedByCalendar:
    'Le calendrier n’a pas ces créneaux ce jour-là : rien n’a été rouvert. Rétablissez-les dans le calendrier.',
  closedAsWhole:
    'Ce jour est fermé en entier : rien n’a été rouvert. Rouvrez le jour, puis fermez les créneaux qui doivent le rester.',
};
