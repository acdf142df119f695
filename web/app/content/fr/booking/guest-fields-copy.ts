import type { guestFieldsCopy as english } from '../../booking/guest-fields-copy.ts';
import type { Translated } from '../../translated.ts';

export const guestFieldsCopy: Translated<typeof english> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'La réservation et sa référence y seront envoyées.',
  emailGuestHint: 'Le billet part à cette adresse : celle du participant ou, s’il n’en a pas, la vôtre.',
  emailChanged: (email, before) => `E-mails vers ${email}, et non plus vers ${before}`,
};
