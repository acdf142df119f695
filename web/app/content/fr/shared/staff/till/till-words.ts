import type { Translated } from '#app/content/translated.ts';
import * as originals from '#shared/staff/till/till-words.ts';
import { formatAud, formatSigned } from '#shared/values/signed-amount.ts';

type Words<Name extends keyof typeof originals> = Translated<(typeof originals)[Name]>;

export const tillMethods: Words<'tillMethods'> = {
  'cash-vuv': 'Espèces',
  'cash-aud': 'Espèces AUD',
  card: 'Carte',
  'operator-account': 'Prestataires',
  complimentary: 'Offert',
};

export const exceptionWords: Words<'exceptionWords'> = {
  undone: 'Saisie défaite',
  reversed: 'Paiement contre-passé',
  complimentary: 'Offert',
  'cancelled-after-arrival': 'Annulé après l’arrivée',
  'reduced-after-arrival': 'Moins de participants après l’arrivée',
};

export const methodsInOrder: Words<'methodsInOrder'> = originals.methodsInOrder;

export const formatAmount: Words<'formatAmount'> = (method, amount) =>
  method === 'cash-aud' ? formatAud(amount) : formatSigned(amount);

export const formatInColumn: Words<'formatInColumn'> = (method, amount) =>
  formatAmount(method, amount).replace(/\sAUD$/, '');

export const formatDifference: Words<'formatDifference'> = (method, amount) =>
  `${amount > 0 ? '+' : ''}${formatAmount(method, amount)}`;

export const nextZNote: Words<'nextZNote'> = (lines) =>
  `Paiements suivants, pour la prochaine clôture : ${lines}.`;

export const changeNote: Words<'changeNote'> = ({ cents, vuv }) =>
  cents === 0 && vuv === 0
    ? undefined
    : `Les participants ont payé ${formatAud(cents)} de plus que le prix ; ${formatSigned(vuv)} VUV leur ont été rendus en espèces.`;
