import type { releasesCopy as english } from '#app/content/releases/releases-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const releasesCopy: Translated<typeof english> = {
  title: ['La collection', 'Storian'],
  lead: 'Storian, en bichelamar, c’est raconter. Chaque édition de la collection est venue avec son histoire.',
  note: 'Chacune est assemblée une fois, mise en bouteille une fois. Quand la dernière bouteille est partie, l’histoire reste.',
  statuses: {
    available: 'Disponible',
    'low in stock': 'Dernières bouteilles',
    'sold out': 'Épuisée',
    upcoming: 'À venir',
  },
  status: 'État :',
  factsOf: (title) => `${title} en chiffres`,
  facts: {
    batch: 'Lot',
    casks: 'Fûts',
    filled: 'Mis en fût',
    age: 'Âge',
    bottled: 'Mis en bouteille',
    bottles: 'Bouteilles',
    abv: 'Alcool',
    year: 'Année',
  },
  bottlesOf: (bottles) => (typeof bottles === 'number' ? `${bottles}` : 'Édition limitée'),
  percent: (value) => `${value} % vol`,
  rest: 'Tout le reste est encore dans les fûts.',
  noNumber: 'Pas encore numéroté',
};
