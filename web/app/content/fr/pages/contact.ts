import type { contactPage as english } from '#app/content/pages/contact.ts';

export const contactPage: typeof english = {
  path: '/contact',
  title: 'Contact et itinéraire, Port-Vila',
  description:
    'Distillerie de rhum de Port-Vila : adresse, itinéraire, téléphone, heures d’ouverture, moyens de paiement, groupes et événements.',
};
