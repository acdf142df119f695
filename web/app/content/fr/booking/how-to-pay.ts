import type * as english from '#app/content/booking/how-to-pay.ts';

export const howToPay: typeof english.howToPay =
  'Paiement à la distillerie : espèces en vatu ou dollars australiens, Mastercard ou Visa, cartes locales, chèque ou Bank Connect.';
