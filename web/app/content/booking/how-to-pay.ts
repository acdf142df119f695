import { paymentsInEnglish } from '#shared/content/ways-to-pay.ts';

/** How tours are paid, in one sentence (specification §9). */
export const howToPay: string = `Pay at the distillery: ${paymentsInEnglish}.`;
