/** Payment methods accepted at the distillery (specification §9). The owner may change them. */
export const payments = [
  'cash in VATU and AUD',
  'Mastercard and Visa',
  'local cards',
  'cheque',
  'bank connect',
] as const;

/** `payments` as part of a sentence. Currencies are named as in prices. */
export const paymentsInEnglish =
  'cash in vatu (VUV) or Australian dollars (AUD), Mastercard or Visa, local cards, cheque or Bank Connect';
