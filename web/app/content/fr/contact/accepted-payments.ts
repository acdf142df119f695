import type * as english from '#app/content/contact/accepted-payments.ts';

export const acceptedPayments: typeof english.acceptedPayments = [
  'espèces (vatu et dollars australiens)',
  'Mastercard et Visa',
  'cartes locales',
  'chèque',
  'Bank Connect',
];
