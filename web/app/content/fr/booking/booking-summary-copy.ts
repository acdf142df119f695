import type { bookingSummaryCopy as english } from '#app/content/booking/booking-summary-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';
import { adultsCopy } from './adults-copy.ts';
import { howToPay } from './how-to-pay.ts';

export const bookingSummaryCopy: Translated<typeof english> = {
  title: 'Votre visite',
  zone: (duration) => `${portVilaTimeNote}, ${duration}`,
  change: 'Changer de jour ou d’heure',
  pricePerAdult: 'Prix par adulte',
  adults: 'Adultes',
  total: 'Total',
  payments: howToPay,
  ageNote: adultsCopy.tasting,
};
