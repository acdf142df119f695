import type { beforeYouBookCopy as english } from '#app/content/booking/before-you-book-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { business } from '#shared/content/business.ts';
import { howToPay } from './how-to-pay.ts';

export const beforeYouBookCopy: Translated<typeof english> = {
  title: 'Avant de réserver',
  notes: [
    'Désolés, nous sommes fermés le dimanche et les jours fériés.',
    'Le samedi, la première visite débute à 12 h.',
    'Entre 11 h et 14 h, les visites ont lieu en anglais uniquement.',
    'Les réservations ferment 30 minutes avant le début.',
  ],
  adultsOnly:
    'Réservez pour les adultes seulement : les moins de 18 ans viennent gratuitement. Dégustation à partir de 18 ans.',
  largeGroup: 'Plus de 16 personnes ?',
  sendEnquiry: 'Envoyez une demande d’événement',
  orWrite: 'ou écrivez à',
  eventsEmail: business.emails.events,
  payments: howToPay,
  noScript: 'Pour réserver ici, il faut JavaScript. Sinon, écrivez-nous ou appelez :',
  bookingsEmail: business.emails.bookings,
  phone: business.phones[0],
};
