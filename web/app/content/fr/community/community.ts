import { batchRecords } from '#app/content/batches/batch-records.ts';
import type * as english from '#app/content/community/community.ts';
import { picture } from '#app/content/pictures/picture.ts';
import type { Translated } from '#app/content/translated.ts';
import { monthInWords } from '#shared/calendar/month-in-words.ts';
import { eveningHours } from '#shared/calendar/opening-week.ts';
import { timeSpan } from '#shared/values/written-span.ts';

export const communityCopy: Translated<typeof english.communityCopy> = {
  title: 'Communauté',
  lead: 'Autour de l’alambic : les fermes qui cultivent la canne, les mains qui la coupent, les voisins qui passent le portail.',
  menu: 'Menu de la communauté',
  links: [
    { label: 'Accueil', to: '/home' },
    { label: 'Esprit', to: '/spirit' },
    { label: 'Visites', to: '/tours' },
    { label: 'Communauté', to: '/community' },
  ],
  picture: {
    ratio: '21:9',
    image: picture('field'),
    alt: 'Un chemin entre deux murs de canne au crépuscule, une colline au bout.',
  },

  year: {
    heading: 'L’année de la canne',
    text: 'Ce qui se passe, et quand, dans les fermes et dans la cour.',
    months: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  },
  farms: {
    heading: 'Une ferme, un rhum',
    text: 'Plus de 150 fermes d’Éfaté cultivent la canne pour nous. Quand une seule pente donne de quoi remplir l’alambic, elle devient un Yumi, celui de cette ferme.',
    record: (batch) => `Lot ${batch}`,
  },
  back: {
    heading: 'Ce que nous rendons',
  },
  meet: {
    heading: 'Venez nous voir',
    text: 'Le portail est ouvert du lundi au samedi. Presque chaque mois, le dernier vendredi, il reste ouvert le soir, et l’entrée se fait sans billet.',
    links: [
      { label: 'Visites et Nuit des îles', to: '/tours' },
      { label: 'Trois matins dans les fermes', to: '/article/the-150-farms-behind-one-bottle' },
      { label: 'L’équipe et ses îles', to: '/team' },
    ],
  },
};

export const seasons: typeof english.seasons = [
  {
    name: 'Bouturage',
    when: 'De décembre à mars',
    about: 'Les boutures de l’année passée entrent dans la terre mouillée, entre les ignames.',
    spans: [
      { from: 0, to: 3 },
      { from: 11, to: 12 },
    ],
  },
  {
    name: 'Coupe',
    when: 'De juillet à novembre',
    about:
      'À la main, au lever du jour. Le camion vient à jours fixes et pèse chaque charge devant la famille qui l’a coupée.',
    spans: [{ from: 6, to: 11 }],
  },
  {
    name: 'Pressage et distillation',
    when: 'De juillet à décembre',
    about: 'Le jus avant midi, cinq jours en cuve, deux chauffes.',
    spans: [{ from: 6, to: 12 }],
  },
  {
    name: 'Nuit des îles',
    when: 'De janvier à novembre',
    about: `Le dernier vendredi du mois, ${timeSpan(eveningHours)}, dans la cour.`,
    spans: [{ from: 0, to: 11 }],
  },
];

export const farms: typeof english.farms = [
  {
    place: 'Vallée de Teouma',
    ground: 'Terre noire de rivière',
    cut: `Coupée en ${monthInWords(batchRecords.YRB1.cut)}`,
    batch: 'YRB1',
  },
  {
    place: 'Plaine de Mele',
    ground: 'Face à la mer',
    cut: `Coupée en ${monthInWords(batchRecords.YRB2.cut)}`,
    batch: 'YRB2',
  },
  {
    place: 'Au-dessus d’Eton',
    ground: 'Terre rouge sur corail ancien',
    cut: `Coupée en ${monthInWords(batchRecords.YRB3.cut)}`,
    batch: 'YRB3',
  },
];

export const contributions: typeof english.contributions = [
  {
    name: 'Payée au poids',
    text: 'Chaque charge est pesée devant ceux qui l’ont coupée ; une feuille reste au village. Le paiement suit dans la semaine.',
  },
  {
    name: 'La canne pressée',
    text: 'Ce qui reste des tiges repart dans le camion, en paillis pour les jardins d’où il vient.',
  },
  {
    name: 'Les boutures',
    text: 'Chaque famille reçoit gratuitement des plants des meilleurs rangs, et de l’aide pour les mettre en terre.',
  },
  {
    name: 'Une cour ouverte',
    text: 'La Nuit des îles ne coûte rien. Les étals sont aux voisins, la recette aussi.',
  },
];
