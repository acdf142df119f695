import type { Translated } from '#app/content/translated.ts';
import type { bookedMessages as english } from '#shared/booking/messages/booked-messages.ts';

export const bookedMessages: Translated<typeof english> = {
  earlierStands: (when, guests) =>
    `Votre première demande est bien réservée : ${when}, ${guests} ${guests < 2 ? 'adulte' : 'adultes'}. Vous la retrouvez dans l’e‑mail de confirmation ; ici, vous pouvez choisir autre chose.`,
  failedToCancel: 'La réservation n’a pas pu être annulée. Merci de réessayer.',
  confirmCancel: 'Voulez-vous vraiment annuler cette réservation ? L’annulation est définitive.',
  otherEmail: 'Ce n’est pas l’adresse e‑mail de cette réservation.',
  noReference: 'Aucune référence de réservation indiquée',
  dateFormat: 'Erreur de format de date',
  priceChanged: (total) => `Le prix de cette réservation est de ${total}. Rechargez la page et réessayez.`,
  startIsOver: 'Ce créneau est passé : rien n’a été réservé. Choisissez-en un plus tardif.',
  startedBeforeChange: 'Cette visite a commencé : elle ne peut plus être modifiée ici.',
  alreadyStarted: 'Cette visite a commencé : elle ne peut plus être annulée ici.',
};
