import type { batches as english } from '#app/content/batches/batches.ts';

const blend = 'L’assemblage';
const farm = 'La ferme';
const resting = 'Repos';
const barrels = 'Les fûts';
const volume = 'Volume produit';

export const batches: typeof english = [
  {
    id: 'ARB4',
    name: 'Rhum Aged, lot 4',
    subtitle: 'Un assemblage vieilli : quatre fûts de cinq ans et plus, réunis à Port‑Vila.',
    blend: {
      title: blend,
      description:
        'Quatre fûts choisis pour leur profondeur : fruits secs du plus vieux, canne fraîche du plus jeune. Après le fût, rien d’autre que de l’eau.',
    },
    resting: {
      title: resting,
      description: 'Marié huit semaines en cuve d’acier, et réduit lentement à 40 % avant la mise.',
    },
    barrels: {
      title: barrels,
      description: 'Ils se tenaient côte à côte contre le mur côté mer, là où le chai est le plus chaud.',
      table: [
        { batch: 'C-031', age: { years: 6, months: 2 }, fillingDate: '2018-03', blendPercentage: 34 },
        { batch: 'C-038', age: { years: 5, months: 9 }, fillingDate: '2018-08', blendPercentage: 27 },
        { batch: 'C-044', age: { years: 5, months: 4 }, fillingDate: '2019-01', blendPercentage: 21 },
        { batch: 'C-052', age: { years: 5, months: 1 }, fillingDate: '2019-04', blendPercentage: 18 },
      ],
    },
    volume: {
      title: volume,
      description: '1 120 bouteilles de 75 cl, numérotées de 0001 à 1120.',
      bottles: [],
    },
  },
  {
    id: 'ARB2',
    name: 'Rhum Aged, lot 2',
    subtitle: 'Un assemblage vieilli : trois fûts, dont le plus vieux a passé six ans sous bois.',
    blend: {
      title: blend,
      description:
        'Plus sec que le premier. Un fût donne l’épine dorsale, deux donnent le fruit, et la finale est plus longue que chacun d’eux.',
    },
    resting: {
      title: resting,
      description: 'Six semaines en cuve d’acier. L’eau est entrée litre par litre, le lundi, jusqu’à 40 %.',
    },
    barrels: {
      title: barrels,
      description: 'Mis en fût en l’espace de huit mois, et jamais déplacés.',
      stats: 'Un tiers de chacun, à peu près, est parti dans l’air.',
      table: [
        { batch: 'C-009', age: { years: 6, months: 0 }, fillingDate: '2016-11', blendPercentage: 42 },
        { batch: 'C-014', age: { years: 5, months: 8 }, fillingDate: '2017-03', blendPercentage: 33 },
        { batch: 'C-017', age: { years: 5, months: 5 }, fillingDate: '2017-06', blendPercentage: 25 },
      ],
    },
    volume: {
      title: volume,
      description: '780 bouteilles de 75 cl, numérotées de 0001 à 0780.',
      bottles: [],
    },
  },
  {
    id: 'ARB3',
    name: 'Rhum Aged, lot 3',
    subtitle: 'Un assemblage vieilli : cinq fûts, le plus grand lot à ce jour.',
    blend: {
      title: blend,
      description:
        'Cinq fûts que personne n’a voulu écarter : vanille, ananas rôti, puis le sel et le vieux bois.',
    },
    resting: {
      title: resting,
      description:
        'Dix semaines en cuve d’acier, goûté chaque vendredi, réduit à 40 % et mis en bouteille une fois le goût posé.',
    },
    barrels: {
      title: barrels,
      description: 'Deux du mur côté mer, trois du fond, où il fait plus frais.',
      table: [
        { batch: 'C-019', age: { years: 6, months: 0 }, fillingDate: '2017-08', blendPercentage: 30 },
        { batch: 'C-022', age: { years: 5, months: 9 }, fillingDate: '2017-11', blendPercentage: 24 },
        { batch: 'C-025', age: { years: 5, months: 7 }, fillingDate: '2018-01', blendPercentage: 20 },
        { batch: 'C-028', age: { years: 5, months: 6 }, fillingDate: '2018-02', blendPercentage: 14 },
        { batch: 'C-029', age: { years: 5, months: 6 }, fillingDate: '2018-02', blendPercentage: 12 },
      ],
    },
    volume: {
      title: volume,
      description: '1 340 bouteilles de 75 cl, numérotées de 0001 à 1340.',
      bottles: [
        '0001 à 0520 : au comptoir, à Port‑Vila',
        '0521 à 0940 : hors taxes, Port‑Vila et Santo',
        '0941 à 1340 : Japon',
      ],
    },
  },
  {
    id: 'ARB1',
    name: 'Rhum Aged, lot 1',
    subtitle: 'Le premier assemblage vieilli : deux fûts, et la raison de tous ceux qui ont suivi.',
    blend: {
      title: blend,
      description: 'Deux fûts comparés à l’aveugle, encore et encore, jusqu’à la réponse : les deux.',
    },
    resting: {
      title: resting,
      description: 'Quatre semaines en cuve d’acier à brut de fût, deux de plus à 40 %.',
    },
    barrels: {
      title: barrels,
      description: 'Le troisième et le cinquième jamais remplis ici.',
      table: [
        { batch: 'C-003', age: { years: 5, months: 5 }, fillingDate: '2016-04', blendPercentage: 56 },
        { batch: 'C-005', age: { years: 5, months: 0 }, fillingDate: '2016-09', blendPercentage: 44 },
      ],
    },
    volume: {
      title: volume,
      description: '480 bouteilles de 75 cl, numérotées à la main de 0001 à 0480.',
      bottles: ['0001 à 0012 : gardées au chai', '0013 à 0480 : au comptoir, à Port‑Vila'],
    },
  },
  {
    id: 'YRB1',
    name: 'Rhum Yumi, lot 1',
    subtitle: 'Pur jus de canne d’une seule ferme de la vallée de Teouma, coupée en août 2023.',
    blend: {
      title: farm,
      description:
        'Quatre hectares de terre noire au bord de la rivière, coupés par une seule famille en neuf matins. Pressé le jour même, fermenté cinq jours.',
    },
    resting: {
      title: resting,
      description:
        'Sans fût. Onze semaines en cuve d’acier, ouverte à l’air une fois par semaine, puis réduit à 40 %.',
    },
    volume: {
      title: volume,
      description: '620 bouteilles de 75 cl, numérotées de 0001 à 0620.',
      bottles: [],
    },
  },
  {
    id: 'YRB2',
    name: 'Rhum Yumi, lot 2',
    subtitle: 'Pur jus de canne d’une seule ferme de la plaine de Mele, coupée en septembre 2024.',
    blend: {
      title: farm,
      description:
        'Une canne face à la mer, au vent toute l’année : tige plus fine, jus plus doux, rhum plus salin.',
    },
    resting: {
      title: resting,
      description: 'Sans fût. Neuf semaines en cuve d’acier, puis réduit à 40 % en douze jours.',
    },
    volume: {
      title: volume,
      description: '540 bouteilles de 75 cl, numérotées de 0001 à 0540.',
      bottles: ['0001 à 0300 : au comptoir, à Port‑Vila', '0301 à 0540 : Japon'],
    },
  },
  {
    id: 'YRB3',
    name: 'Rhum Yumi, lot 3',
    subtitle: 'Pur jus de canne d’une seule ferme, au-dessus d’Eton, coupée en octobre 2025.',
    blend: {
      title: farm,
      description:
        'Terre rouge sur corail ancien, à la côte est, où il pleut le plus. La dernière canne de l’année, et la plus mûre.',
    },
    resting: {
      title: resting,
      description:
        'Sans fût. Douze semaines en cuve d’acier, le plus long repos à ce jour, puis réduit à 40 %.',
    },
    volume: {
      title: volume,
      description: '710 bouteilles de 75 cl, numérotées de 0001 à 0710.',
      bottles: [],
    },
  },
];
