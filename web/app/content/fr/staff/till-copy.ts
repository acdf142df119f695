import type * as english from '#app/content/staff/till-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { retentionYears } from '#shared/limits/retention.ts';
import { formatAmount, tillMethods } from '#shared/staff/till/till-words.ts';
import { counted } from '#shared/values/counted.ts';
import { formatSigned } from '#shared/values/signed-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

const methods = {
  'cash-vuv': 'Espèces',
  'cash-aud': 'Espèces AUD',
  card: 'Carte',
} as const;

const tally = (payments: number, reversals: number): string =>
  [counted(payments, 'paiement'), ...(reversals > 0 ? [counted(reversals, 'contre-passation')] : [])].join(
    ', ',
  );

export const tillCopy: Translated<typeof english.tillCopy> = {
  title: 'Caisse',
  lead: 'Ce qui a été encaissé depuis la dernière clôture, comparé à ce que vous comptez, sans le fonds de caisse. La clôture de la journée (Z) ne se modifie plus ensuite.',
  managersOnly: 'Seuls les responsables clôturent la caisse. Adressez-vous à l’un d’eux en fin de journée.',
  loading: 'Calcul de la caisse…',
  notLoaded: 'La caisse n’a pas pu être lue.',
  old: 'Ces sommes ne sont peut-être plus à jour.',
  retry: 'Réessayer',
  former: 'une personne qui a quitté l’équipe',
  empty: (number) =>
    number === 1 ? 'Rien n’a encore été payé.' : `Rien n’a été payé depuis la clôture Z ${number - 1}.`,
  emptyHint: 'Ce qui sera payé ou contre-passé s’affichera ici, et pourra ensuite être clôturé.',

  imbalance:
    'La caisse ne tombe pas juste. Comptez à deux, prévenez la direction, et clôturez comme d’habitude.',
  imbalanceOf: ({ method, recorded, inTill }) =>
    `${tillMethods[method]} : les groupes ont payé ${formatAmount(method, recorded.amount)}, la caisse contient ${formatAmount(method, inTill.amount)}.`,

  count: 'Comptage',
  expected: 'Attendu',
  onceCounted: 'affiché après comptage',
  counted: 'Compté',
  countedOf: 'Compté, ',
  difference: 'Écart',
  none: 'aucun',
  notCounted: 'non compté',
  missing: {
    'cash-vuv': 'À compter, en vatu entiers.',
    'cash-aud': 'À compter, par exemple 55 ou 55.50.',
    card: 'Additionnez les tickets, en vatu entiers.',
  },
  why: (lines) => {
    const [line, other] = lines.filter(({ difference }) => difference !== 0);
    if (line === undefined || other !== undefined) return 'Pourquoi ces sommes diffèrent-elles ?';
    const sum = formatAmount(line.method, Math.abs(line.difference));
    return `${methods[line.method]} : pourquoi ${sum} ${line.difference < 0 ? 'en moins' : 'en trop'} ?`;
  },
  whyHint: `Gardé ${inWords(retentionYears.till)} ans avec la clôture : pas de nom de participant.`,
  noReason: 'Indiquez pourquoi.',
  owing: (devices) =>
    devices.length === 1
      ? `${devices.join()} n’a pas encore tout envoyé. Ouvrez-y la console avant de clôturer : ce qui arrive plus tard comptera dans une prochaine clôture.`
      : `${devices.join(', ')} n’ont pas encore tout envoyé. Ouvrez-y la console avant de clôturer : ce qui arrive plus tard comptera dans une prochaine clôture.`,
  countFirst: 'Comptez d’abord. Les sommes s’affichent ici une fois les trois comptées.',
  show: 'Afficher le relevé provisoire (X)',
  print: 'Imprimer le relevé provisoire (X)',
  close: (number) => `Clôturer la journée (Z ${number})`,
  closeNote: (payments, reversals, vuv) =>
    `${tally(payments, reversals)}${vuv === undefined ? '' : `, ${formatSigned(vuv)} VUV encaissés`}. Demande votre clé d’accès ; plus rien ne se modifie ensuite.`,
  closing: 'Clôture…',
  stepUp: 'Clôturer la caisse demande',
  refused: (reason, kind) => (kind === 'till-changed' ? reason : `Rien n’a été clôturé. ${reason}`),
  lost: 'Aucune réponse n’est arrivée : la caisse est peut-être clôturée. Appuyez à nouveau : cela ne compte qu’une fois.',

  zs: 'Clôtures précédentes',
  noZs: 'La caisse n’a pas encore été clôturée.',
  zTitle: (number) => `Clôture (Z ${number})`,
  differs: 'écart',
  earlier: (number) => `Clôture précédente (Z ${number})`,
  toTill: 'Retour à la caisse',
  closed: (number) =>
    `La caisse est clôturée : Z ${number}. Ce qui sera payé comptera dans le Z ${number + 1}.`,
  csv: 'Enregistrer en CSV',
  csvName: (number, date) => (number === undefined ? `caisse-x-${date}.csv` : `caisse-z-${number}.csv`),
  printZ: 'Imprimer',
};

export const paperCopy: Translated<typeof english.paperCopy> = {
  x: 'Relevé provisoire (X)',
  z: (number) => `Clôture (Z ${number})`,
  zOf: (day) => `Caisse, ${day}`,
  taken: (guests) =>
    guests > 0
      ? `VUV encaissés ; ${counted(guests, 'participant')} ${guests === 1 ? 'payé ou offert' : 'payés ou offerts'}`
      : 'VUV encaissés',
  byMethod: 'Par moyen de paiement',
  apartFrom: 'Sans argent encaissé',
  byPerson: 'Par personne',
  guests: 'participants',
  vuv: 'VUV',
  apartColumn: 'sans argent',
  tours: { 'Tour and Tasting': 'Visites', 'Cellar Door Tasting': 'Dégustations' },
  all: 'Total',
  outsideTakings: 'En dehors des encaissements',
  times: 'fois',
  guestsThemselves: 'participants eux-mêmes',
  why: (time, name, what, reason) => `${time}, ${name}, ${what} : ${reason}`,
  counted: 'Compté',
  reason: (reason) => `Motif : ${reason}`,
  owing: 'Appareils qui n’ont pas tout envoyé',
  missing: (numbers, count) =>
    count < 2
      ? `${count} saisie (${numbers}) n’est pas arrivée.`
      : `${count} saisies (${numbers}) ne sont pas arrivées.`,
  broken: (numbers) => `la saisie ${numbers} ne suit pas la précédente.`,
  lost: (numbers) => `Perdues : ${numbers}.`,
  heard: (moment) => `Dernier contact : ${moment}.`,
  sums: (payments, reversals) => `${tally(payments, reversals)}.`,
  closedBy: (time, name) => `Clôturée à ${time} par ${name}.`,
  after: (number) => `Les paiements suivants comptent dans le Z ${number + 1}.`,
  asOf: (time) => `État : ${time}.`,
  signatures: ['Compté par', 'Vérifié par'],
};
