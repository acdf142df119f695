import type * as english from '#app/content/booking/how-to-pay.ts';

export const howToPay: typeof english.howToPay =
  'Paiement à la distillerie : espèces (vatu, VUV, ou dollars australiens, AUD), Mastercard ou Visa, cartes locales, chèque ou Bank Connect.';
