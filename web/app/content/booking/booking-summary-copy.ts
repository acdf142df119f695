import { portVilaTimeNote } from '#shared/values/written-time.ts';
import { adultsCopy } from './adults-copy.ts';
import { howToPay } from './how-to-pay.ts';

/** The chosen tour and its price, next to the form or below it. */
export const bookingSummaryCopy = {
  title: 'Your tour',
  zone: (duration: string) => `${portVilaTimeNote}, ${duration}`,
  change: 'Change day or time',
  pricePerAdult: 'Price per adult',
  adults: 'Adults',
  total: 'Total',
  payments: howToPay,
  ageNote: adultsCopy.tasting,
} as const;
