import type { batchesCopy as english } from '#app/content/batches/batches-copy.ts';
import { picture } from '#app/content/pictures/picture.ts';
import type { Translated } from '#app/content/translated.ts';
import { business } from '#shared/content/business.ts';

export const batchesCopy: Translated<typeof english> = {
  title: ['Le registre', 'des lots'],
  lead: 'Chaque bouteille de rhum porte un numéro de lot. Cherchez le vôtre : il remonte jusqu’aux fûts.',
  note: 'Ce numéro rend chaque bouteille traçable ; nos registres suivent la norme ISO 22000 de sécurité des aliments. Ils ne concernent que le rhum. Pour toute autre bouteille, écrivez à',
  email: business.emails.bookings,
  picture: { ratio: '21:9', image: picture('casks'), focus: 'right', alt: '' },
  filter: 'Lots',
  clearAll: 'Tout effacer',
  shown: (count, all) => `${count} sur ${all} ${count < 2 ? 'affiché' : 'affichés'}`,
  barrel: 'Fût',
  age: 'Âge',
  share: '%',
  percent: (share) => `${share} %`,
  onlyCask: (age) => `Un seul fût, vidé à ${age}.`,
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  filled: (month) => `Mis en fût : ${month}`,
  barrelsOf: (id) => `Fûts du lot ${id}`,
  releaseSubtitle: (batch, title) =>
    `Le lot ${batch}, c’est ${title} : fûts, dates, bouteilles et histoire figurent dans la collection Storian.`,
  inStorian: (title) => `${title}, dans la collection Storian`,
  years: (years, months) =>
    [years && `${years} ${years < 2 ? 'an' : 'ans'}`, months && `${months} mois`].filter(Boolean).join(' '),
  stats: (average, youngest) =>
    `Âge moyen, pondéré par la part : ${average}. Fût le plus jeune : ${youngest}.`,
};
