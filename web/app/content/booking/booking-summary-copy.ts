import { business } from '../../../../shared/content/business.ts';
import { portVilaTimeNote } from '../../../../shared/values/written-time.ts';

/** The chosen tour and its price, beside the form or below it. */
export const bookingSummaryCopy = {
  title: 'Your tour',
  zone: (duration: string) => `${portVilaTimeNote}, ${duration}`,
  change: 'Change day or time',
  pricePerAdult: 'Price per adult',
  adults: 'Adults',
  total: 'Total',
  payments: `Pay at the distillery: ${business.payments.join(', ')}.`,
  ageNote: 'Tasting is for 18 and over.',
} as const;
