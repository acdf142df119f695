import type { Translated } from '#app/content/translated.ts';
import type { myBookingMessages as english } from '#shared/booking/messages/my-booking-messages.ts';

const requestedFor = (address: string) =>
  `Si des visites à venir sont réservées avec ${address}, leurs références y sont envoyées à l’instant. Regardez aussi dans vos indésirables.`;

export const myBookingMessages: Translated<typeof english> = {
  noMatch:
    'Aucune réservation ne porte cette référence avec cette adresse e‑mail. Vérifiez les deux, ou faites-vous envoyer la référence.',
  referencesRequested: requestedFor('cette adresse'),
  referencesRequestedFor: requestedFor,
};
