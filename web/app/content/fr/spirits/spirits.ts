import { labelFoot } from '#app/content/batches/bottle-label.ts';
import { type PictureName, picture } from '#app/content/pictures/picture.ts';
import { releaseRecords } from '#app/content/releases/release-records.ts';
import type * as english from '#app/content/spirits/spirits.ts';
import type { Translated } from '#app/content/translated.ts';
import { shopBatches } from '#shared/content/shop-batches.ts';
import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';

export const spiritsCopy: Translated<typeof english.spiritsCopy> = {
  title: 'Les spiritueux',
  lead: 'La canne coupée avant que le soleil soit haut devient un rhum blanc la saison même, ou repose cinq ans dans le chêne. Tout ce que nous mettons en bouteille commence par un de ces matins.',
  range: 'La gamme',
  strength: `${labelFoot.strength}, ${labelFoot.size}`,
  waysTo: (name) => `Où trouver ${name}`,
  process: 'Comment se fait le rhum',
  blends: {
    text: 'Les fûts qui gagnent à être réunis deviennent un assemblage vieilli, numéroté ARB. Chacun a son registre, lui aussi.',
    link: { label: 'Retrouver sa bouteille par son lot', to: '/batch' },
  },
};

export const steps: typeof english.steps = [
  {
    duration: 'Un matin',
    stage: 'du champ au moulin',
    text: [
      'La canne vient de plus de 150 fermes d’Éfaté, et se récolte à la main. Un bon coupeur en couche une tonne avant le petit-déjeuner, au plus bas de la tige, là où est le sucre.',
      'La canne coupée n’attend pas. Avant midi elle est au moulin, et ce qui s’écoule est vert, trouble, plus sucré qu’il n’en a l’air.',
    ],
    picture: {
      ratio: '16:9',
      image: picture('cane'),
      alt: 'La canne avant la coupe : tiges pourpres et jaunes sous un feuillage serré, le soleil bas derrière elles.',
    },
  },
  {
    duration: 'Cinq jours',
    stage: 'en cuve',
    text: [
      'Le vesou fermente avec les levures sauvages de la canne. Rien n’est chauffé, rien n’est brusqué. Le deuxième jour il sent la banane, le quatrième le pain, le cinquième il a fini.',
    ],
    picture: {
      ratio: '16:9',
      image: picture('vat'),
      alt: 'Une rangée de cuves de chêne cerclées de fer, une échelle contre la première, un robinet de laiton au bas de chacune.',
    },
  },
  {
    duration: 'Deux chauffes',
    stage: 'à l’alambic à repasse',
    text: [
      'La première chauffe fait le degré, la seconde fait le rhum. Nos alambics sont de cuivre, et petits ; le distillateur se tient à côté, un verre à la main : la tête est écartée, la queue aussi, le cœur reste.',
      'Ce qui s’arrête là, c’est Yumi, reposé en cuve d’acier et mis en bouteille blanc, une ferme à la fois. Il a le goût du champ d’où il vient.',
    ],
    picture: {
      ratio: '16:9',
      image: picture('still-near'),
      alt: 'L’épaule et le col de l’alambic de cuivre.',
    },
  },
  {
    duration: 'Cinq ans',
    stage: 'dans la chaleur du chai',
    text: [
      'Le vieillissement tropical est rapide, et il nous coûte : le bois donne vite, l’air prend vite. Nous remplissons les fûts, notons le jour, et goûtons.',
      'La plupart vont à l’assemblage. De loin en loin, un fût n’a besoin d’aucun autre et devient Aged, notre fût unique : cinq ans, et rien derrière quoi se cacher.',
    ],
    picture: {
      ratio: '16:9',
      image: picture('cask-head'),
      alt: 'Le fond d’un fût, de près, son lot et son numéro à la craie.',
    },
  },
];

const bottlePicture = (name: PictureName): PictureSpot => ({ ratio: '4:5', image: picture(name), alt: '' });

const buy = { label: 'Où acheter', to: '/buy' };
const orderInJapan = { label: 'Commander au Japon (en japonais)', to: '/jp' };
const batchOf = ({ number, path }: { number: string; path: string }) => ({
  label: `Lot ${number}`,
  to: path,
});

export const range: typeof english.range = [
  {
    name: 'Aged',
    picture: bottlePicture('aged'),
    text: 'Un seul fût, cinq ans : fruits secs, sel, vieux bois. Il se boit pur.',
    ways: [batchOf(shopBatches.aged), buy, orderInJapan],
  },
  {
    name: 'Yumi',
    picture: bottlePicture('yumi'),
    text: '« Vous et moi », en bichelamar. Un rhum blanc, pur jus de canne d’une seule ferme : herbe, zeste de citron vert, pierre mouillée. À boire allongé, un jour de chaleur.',
    ways: [batchOf(shopBatches.yumi), buy, orderInJapan],
  },
  {
    name: 'Lost Times',
    picture: bottlePicture('lost-times'),
    text: `${capitalised(inWords(releaseRecords.lostTimes.casks))} fûts entamés, réunis une seule fois : raisin sec, tabac, finale sèche. Le premier de la collection Storian.`,
    ways: [batchOf(shopBatches.lostTime), buy, orderInJapan],
  },
  {
    name: 'Gin',
    picture: bottlePicture('gin'),
    text: 'Notre distillat de canne, repassé une fois encore avec la feuille de citronnier vert, le poivre des îles et ce que donne le jardin cette semaine-là.',
    ways: [buy],
  },
  {
    name: 'Vodka',
    picture: bottlePicture('vodka'),
    text: 'Le même distillat, repassé jusqu’à ce qu’il n’ait plus rien à dire. Nette, ronde, à peine sucrée.',
    ways: [buy],
  },
  {
    name: 'Liqueurs',
    picture: bottlePicture('coffee'),
    text: 'Café, agrumes et vanille des îles, macérés dans le rhum vieilli. Moins sucrées qu’il n’y paraît.',
    ways: [buy],
  },
];
