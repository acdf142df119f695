import type { beforeYouBookCopy as english } from '#app/content/booking/before-you-book-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { afternoonFrom, capacity, cutOffMinutes } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { lengthLabel } from '#shared/values/written-span.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { adultsCopy } from './adults-copy.ts';
import { howToPay } from './how-to-pay.ts';

export const beforeYouBookCopy: Translated<typeof english> = {
  title: 'Avant de réserver',
  notes: [
    messages.closedDay,
    `Le samedi, la première visite débute à ${timeLabel(afternoonFrom)}.`,
    `${messages.englishOnlyAtNoon}.`,
    `Les réservations ferment ${lengthLabel(cutOffMinutes)} avant le début.`,
  ],
  adultsOnly: `${adultsCopy.only} ${adultsCopy.tasting}`,
  largeGroup: `Plus de ${capacity} personnes ?`,
  sendEnquiry: 'Envoyez une demande d’événement',
  orWrite: 'ou écrivez à',
  eventsEmail: business.emails.events,
  payments: howToPay,
  noScript: 'Pour réserver ici, il faut JavaScript. Sinon, écrivez-nous ou appelez :',
  bookingsEmail: business.emails.bookings,
  phone: business.phones[0],
};
