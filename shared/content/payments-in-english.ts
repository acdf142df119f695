import { business } from './business.ts';

/** The ways to pay (specification §9) as guests read them: the currency has its one name, with the sign of prices. */
const words: Readonly<Record<(typeof business.payments)[number], string>> = {
  'cash in VATU and AUD': 'cash in vatu (VUV) or Australian dollars (AUD)',
  'Mastercard and Visa': 'Mastercard or Visa',
  'local cards': 'local cards',
  cheque: 'cheque',
  'bank connect': 'Bank Connect',
};

export const paymentsInEnglish: readonly string[] = business.payments.map((way) => words[way]);
