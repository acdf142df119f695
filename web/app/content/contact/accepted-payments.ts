import { business } from '../../../../shared/content/business.ts';

/** Accepted on site (specification §9). */
export const acceptedPayments: readonly string[] = business.payments;
