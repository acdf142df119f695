import type { Translated } from '#app/content/translated.ts';
import type { enquiryMessages as english } from '#shared/enquiries/messages.ts';

export const enquiryMessages: Translated<typeof english> = {
  sent: 'Merci ! Nous vous répondrons très prochainement, avec des propositions et un devis.',
  questionSent: 'Merci ! Votre question est bien arrivée : réponse le prochain jour ouvré.',
  failed: 'Désolés, votre demande n’a pas pu être envoyée. Merci de réessayer plus tard.',
  keyReused: 'Cet envoi a déjà servi pour une autre demande. Rechargez la page et réessayez.',
};
