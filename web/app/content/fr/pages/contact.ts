import type { contactPage as english } from '#app/content/pages/contact.ts';

export const contactPage: typeof english = {
  path: '/contact',
  title: 'Contact et itinéraire, Port-Vila',
  description:
    'Adresse, plan, téléphone et heures d’ouverture de la distillerie de rhum de Port-Vila, moyens de paiement, demandes pour groupes et événements.',
};
