import type { business } from './business.ts';

type SaidOfEach<Ways extends readonly string[]> = { readonly [Way in keyof Ways]: string };

/** The ways to pay (specification §9), in their order. */
export type WaysToPay = SaidOfEach<typeof business.payments>;

/** As guests read them: the currency has its one name, with the sign of prices. */
export const paymentsInEnglish: WaysToPay = [
  'cash in vatu (VUV) or Australian dollars (AUD)',
  'Mastercard or Visa',
  'local cards',
  'cheque',
  'Bank Connect',
];
