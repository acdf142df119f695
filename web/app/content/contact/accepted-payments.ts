import { payments } from '#shared/content/ways-to-pay.ts';

/** Accepted on site (specification §9). */
export const acceptedPayments: readonly string[] = payments;
