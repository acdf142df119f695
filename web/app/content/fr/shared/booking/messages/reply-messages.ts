import type { Translated } from '#app/content/translated.ts';
import { maxConfirmationsPerDay } from '#shared/booking/confirmation-limit.ts';
import type { replyMessages as english } from '#shared/booking/messages/reply-messages.ts';
import { inWords } from '#shared/values/written-number.ts';

export const replyMessages: Translated<typeof english> = {
  keyReused: 'Cet envoi a déjà servi pour une autre réservation. Rechargez la page et réessayez.',
  bookingNotFound: 'Aucune réservation ne porte cette référence. Vérifiez le lien reçu par e‑mail.',
  changed: 'Votre réservation est modifiée.',
  bookingCancelled: 'Cette réservation est annulée.',
  booked: 'Votre réservation est confirmée.',
  confirmationSent: 'La confirmation vous est envoyée à votre adresse e‑mail.',
  tooManyConfirmations: `Cette confirmation vous a été envoyée ${inWords(maxConfirmationsPerDay)} fois aujourd’hui. Regardez dans vos indésirables, ou écrivez-nous.`,
  languageUnknown: 'Choisissez l’anglais ou le français.',
};
