/** Accepted on site (specification §9): the owner's to change. */
export const payments = [
  'cash in VATU and AUD',
  'Mastercard and Visa',
  'local cards',
  'cheque',
  'bank connect',
] as const;

/** `payments` in a sentence: the currency has one name, with the sign of the prices. */
export const paymentsInEnglish =
  'cash in vatu (VUV) or Australian dollars (AUD), Mastercard or Visa, local cards, cheque or Bank Connect';
