import { acceptedPayments } from '#app/content/contact/accepted-payments.ts';
import { articles } from '#app/content/news/articles.ts';
import type { structuredWords as english } from '#app/content/structured-data/structured-words.ts';
import type { Translated } from '#app/content/translated.ts';
import { adultAge } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';

/** Names of parts of a path. Articles, batches and companies keep their names. */
const parts: Readonly<Record<string, string>> = {
  discover: 'Découvrir',
  spirits: 'Les spiritueux',
  batch: 'Registre des lots',
  'storian-releases': 'Collection Storian',
  team: 'L’équipe',
  community: 'Communauté',
  buy: 'Où acheter',
  contact: 'Contact',
  'in-the-news': 'Dans la presse',
  article: 'Dans la presse',
  tours: 'Visites et événements',
  confirm: 'Participants et coordonnées',
  confirmed: 'Votre réservation',
  booking: 'Réservation',
  operator: 'Professionnels du tourisme',
  privacy: 'Vie privée',
  cookies: 'Politique relative aux cookies',
};

export const structuredWords: Translated<typeof english> = {
  inLanguage: ['fr', 'ja'],
  payments: acceptedPayments,
  serviceLanguages: ['anglais', 'français', 'bichelamar'],
  home: 'Accueil',
  partName: (part) => parts[part] ?? articles.find(({ id }) => id === part)?.title,
  tours: {
    'Tour and Tasting':
      'Du moulin à canne aux alambics, des alambics aux fûts, avec un guide de la maison ; la visite s’achève au bar.',
    'Cellar Door Tasting': `Une dégustation au comptoir, près des fûts, à partir de ${adultAge} ans.`,
  },
  islandsNight:
    'Le dernier vendredi du mois, le bar reste ouvert en soirée : musique des îles, entrée libre.',
  band: 'String band des îles',
  aboutBand: 'Des musiciens d’Éfaté et des îles alentour.',
  rum: `Rhum de ${business.name}`,
  rumCategory: 'Rhum',
  town: 'Port-Vila',
  region: 'Shefa',
  country: 'Vanuatu',
  strength: 'Titre alcoométrique volumique',
  volume: 'Contenance',
};
