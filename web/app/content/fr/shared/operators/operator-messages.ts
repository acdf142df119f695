import type { Translated } from '#app/content/translated.ts';
import type { operatorMessages as english } from '#shared/operators/operator-messages.ts';

export const operatorMessages: Translated<typeof english> = {
  sent: 'Votre demande est bien envoyée. Nous vous contacterons très prochainement.',
  failed: 'Une erreur est survenue. Merci de réessayer plus tard.',
  incomplete: 'Merci de remplir tous les champs.',
  trapped: 'L’envoi a échoué. Merci de réessayer.',
  keyReused: 'Cet envoi a déjà servi pour une autre société. Rechargez la page et réessayez.',
  unknownKey: 'Ce lien n’est pas valable, ou ne l’est plus. Demandez-nous-en un nouveau.',
  badMonth: 'Indiquez un mois sous la forme 2026-11.',
};
