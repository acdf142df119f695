import { business } from '../../../../../shared/content/business.ts';
import type { beforeYouBookCopy as english } from '../../booking/before-you-book-copy.ts';
import type { Translated } from '../../translated.ts';

export const beforeYouBookCopy: Translated<typeof english> = {
  title: 'Avant de réserver',
  notes: [
    'Désolés, nous sommes fermés le dimanche et les jours fériés.',
    'Le samedi, la première visite débute à 12 h.',
    'Entre 11 h et 14 h, les visites ont lieu en anglais uniquement.',
    'Les réservations ferment 30 minutes avant le début.',
  ],
  noScript: 'Pour réserver ici, il faut JavaScript. Sinon, écrivez-nous ou appelez :',
  bookingsEmail: business.emails.bookings,
  phone: business.phones[0],
};
