import type * as english from '#app/content/staff/record-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

export const recordCopy: Words<'recordCopy'> = {
  toPay: 'À payer',
  paid: 'Payé',
  sixLetters: `${capitalised(inWords(lettersOfParty))} lettres`,
  reference: 'Référence',
  mail: 'E-mail',
  noMail: 'aucun, à prévenir de vive voix',
  phone: 'Téléphone',
  operator: 'Prestataire',
  onStatement: (vuv) => `${formatFigure(vuv)} VUV sur relevé mensuel`,
  notes: 'Notes, pour l’équipe seulement',
  noteHint: 'Allergies, fauteuil roulant, nombre d’enfants. Les participants ne les voient jamais.',
  addNote: 'Ajouter la note',
  howMany: 'Combien sont arrivés ?',
  howManyMore: 'Combien de plus sont arrivés ?',
  arrivedNow: (count) => counted(count, 'arrivée'),
  moreArrived: (count) => `${counted(count, 'arrivée')} de plus`,
  afterAll: 'Arrivée malgré tout',
  noShow: (count) => (count < 2 ? 'Absence' : `Absence, ${count}`),
  noShowLater: 'L’absence se note une fois le créneau commencé',
  undoLast: (what) => `Défaire : ${what}`,
  fewer: 'Un de moins',
  more: 'Un de plus',
  bookedHow: {
    web: 'réservé sur le site',
    operator: 'réservé par le prestataire',
    phone: 'réservé par téléphone',
    'walk-in': 'venu sans réservation',
  },
  cancelled: 'Cette réservation est annulée. Personne n’est attendu.',
};

export const historyCopy: Words<'historyCopy'> = {
  title: 'Historique',
  arrived: (count) => counted(count, 'arrivée'),
  moreArrived: (count) => `${counted(count, 'arrivée')} de plus`,
  paid: (sum) => `${sum} payés`,
  claimed: (sum) => `${sum} payés, à vérifier`,
  settled: 'Décision sur ce qui compte',
  noShow: (count) => counted(count, 'absence'),
  note: 'Note',
  undo: 'Saisie défaite',
  reversed: 'défait',
  struck: 'barré : ne compte pas',
  booked: (adults) => `Réservation, ${counted(adults, 'adulte')}`,
  bookedBy: {
    web: 'par le participant, sur le site',
    operator: 'par le prestataire',
    phone: 'par téléphone',
    'walk-in': 'à l’entrée',
  },
  kept: 'gardé ici',
  notSent: 'pas encore envoyé',
  unknown: 'une personne qui a quitté l’équipe',
  undoThis: (what) => `Défaire : ${what}`,
  reverse: 'Contre-passer',
  reverseThis: (what) => `Contre-passer le paiement : ${what}`,
};
