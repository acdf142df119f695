import type { toursPage as english } from '#app/content/pages/tours.ts';

export const toursPage: typeof english = {
  path: '/tours',
  title: 'Visites et événements',
  description:
    'Visite guidée ou dégustation au chai à Port-Vila, en français ou en anglais. Seize personnes au plus, paiement sur place, annulation gratuite.',
  card: 'tours',
  urgent: true,
};
