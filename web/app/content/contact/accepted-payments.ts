import { paymentsInEnglish, type WaysToPay } from '../../../../shared/content/payments-in-english.ts';

/** Accepted on site. */
export const acceptedPayments: WaysToPay = paymentsInEnglish;
