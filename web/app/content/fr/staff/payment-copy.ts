import type * as english from '#app/content/staff/payment-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { retentionYears } from '#shared/limits/retention.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

export const paymentCopy: Translated<typeof english.paymentCopy> = {
  title: (name) => `Paiement : ${name}`,
  visit: (guests, what, time) => `${guests}, ${what} à ${time}`,
  of: (total) => `sur ${formatFigure(total)} VUV`,
  vuv: 'VUV',
  methods: {
    'cash-vuv': 'Espèces',
    card: 'Carte',
    'cash-aud': 'Espèces AUD',
    'operator-account': 'Prestataire',
    complimentary: 'Offert',
  },
  methodLabel: 'Moyen de paiement',
  handedOver: 'Remis',
  change: 'À rendre',
  changeInVatu: 'À rendre, en vatu',
  paysFor: 'Paie maintenant pour',
  ofAdults: (guests) => `sur ${counted(guests, 'adulte')}`,
  anotherSum: 'Autre somme',
  part: 'Une partie du groupe',
  sum: 'Somme en vatu',
  sumProblem: (max) => `Entre 1 et ${formatFigure(max)} VUV.`,
  audRate: (vuv) => `Pour ${formatFigure(vuv)} VUV, au prix de la maison.`,
  noAudPrice: 'Pas de prix en AUD',
  reason: 'Pourquoi est-ce offert ?',
  reasonHint: `Gardé ${inWords(retentionYears.till)} ans avec la caisse : pas de nom de participant.`,
  noOperator: 'Réservé sans prestataire',
  take: (method, sum) =>
    method === 'complimentary'
      ? `Offrir ${sum}`
      : method === 'operator-account'
        ? `${sum} sur le compte`
        : `Encaisser ${sum}${method === 'card' ? ' par carte' : method === 'cash-vuv' ? ' en espèces' : ''}`,
  rest: (vuv) => `Reste à payer : ${formatFigure(vuv)}`,
  inBooks: (vuv) => `${formatFigure(vuv)} VUV dans les comptes`,
};
