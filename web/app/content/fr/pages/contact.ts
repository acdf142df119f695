import type { contactPage as english } from '#app/content/pages/contact.ts';

export const contactPage: typeof english = {
  path: '/contact',
  title: 'Contact',
  description:
    'Adresse, téléphone, heures d’ouverture, itinéraire et moyens de paiement ; demandes d’événement.',
};
