import { paymentsInEnglish } from '../../../../shared/content/payments-in-english.ts';

/** How tours are paid, in one sentence (specification §9). */
export const howToPay: string = `Pay at the distillery on the day: ${paymentsInEnglish.slice(0, -1).join(', ')} or ${paymentsInEnglish.at(-1)}.`;
