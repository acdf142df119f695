import type { guestFieldsCopy as english } from '#app/content/booking/guest-fields-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const guestFieldsCopy: Translated<typeof english> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'La réservation et sa référence y seront envoyées.',
  emailChanged: (email, before) => `E-mails envoyés à ${email}, et non plus à ${before}`,
};
