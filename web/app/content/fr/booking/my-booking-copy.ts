import type { myBookingCopy as english } from '#app/content/booking/my-booking-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';

export const myBookingCopy: Translated<typeof english> = {
  title: 'Ma réservation',
  lead: 'Consultez, modifiez ou annulez ce que vous avez réservé. La référence est dans l’e‑mail de confirmation.',
  noReference: `${bookedMessages.noReference} : entrez la vôtre ci-dessous.`,

  lastShown: (when) => `Ouvrir votre réservation : ${when}`,

  open: 'Ouvrir votre réservation',
  reference: 'Référence',
  referenceName: 'la référence',
  referenceHint: 'En majuscules ou en minuscules, peu importe.',
  email: 'Adresse e-mail de la réservation',
  submit: 'Ouvrir la réservation',
  opening: 'Ouverture…',

  lost: 'Référence perdue ?',
  lostLead: 'Nous envoyons les références de vos visites à venir à l’adresse qui a servi à les réserver.',
  lostEmail: 'Adresse e-mail',
  trap: 'Site web',
  request: 'Recevoir mes références',
  requesting: 'Envoi…',
};
