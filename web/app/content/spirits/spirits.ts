import { labelFoot } from '../batches/bottle-label.ts';
import { type PictureName, picture } from '../pictures/picture.ts';
import type { PictureSpot } from '../pictures/picture-spot.ts';

/** Story of the spirits (specification §1, §2, §9). SAMPLE CONTENT: the owner replaces it. */
export const spiritsCopy = {
  title: 'The Spirits',
  lead: 'Cane that is cut before the sun is high becomes a clear rum within the season, or it is left alone for five years. Everything we bottle begins on such a morning.',
  range: 'What we bottle',
  batches: { label: 'Find your bottle by its batch', to: '/batch' },
  storian: { label: 'See the Storian Collection', to: '/storian-releases' },
  buy: { label: 'Where to buy', to: '/buy' },
  strength: `${labelFoot.strength}, ${labelFoot.size}`,
} as const;

export const shelf: PictureSpot = {
  ratio: '21:9',
  image: picture('range'),
  alt: 'Five bottles on a bench before the casks: gin, Yumi rum, Aged rum, coffee liqueur and vodka.',
};

/** Duration of each production step, in order. */
export const steps: readonly {
  takes: string;
  what: string;
  text: readonly string[];
  picture?: PictureSpot;
}[] = [
  {
    takes: 'One morning',
    what: 'from the field to the press',
    text: [
      'The cane comes from more than 150 local farmers on Efate and is harvested by hand. A good cutter lays down a tonne before breakfast, low on the stalk, where the sugar is.',
      'Cut cane does not wait. By noon it is at the press, and what runs out is green, cloudy and sweeter than it looks.',
    ],
    picture: {
      ratio: '21:9',
      image: picture('cane'),
      alt: 'Stalks of cane before the cut, the low sun behind them.',
    },
  },
  {
    takes: 'Five days',
    what: 'in the vat',
    text: [
      'The juice works by itself and with what lives on the cane. Nothing is heated and nothing hurried. On the second day it smells of banana, on the fourth of bread, on the fifth it is done.',
    ],
    picture: {
      ratio: '21:9',
      image: picture('vat'),
      alt: 'An open vat of oak, the juice in it under a skin of foam.',
    },
  },
  {
    takes: 'Two runs',
    what: 'through the pot stills',
    text: [
      'The first run makes it strong, the second makes it good. Our pot stills are copper and small, and the distiller stands beside them with a glass: the head is cut off, the tail is cut off, the heart is kept.',
      'What goes no further than this is Yumi, rested in steel and bottled clear, one farm at a time. It tastes of the field it came from.',
    ],
    picture: {
      ratio: '21:9',
      image: picture('still-near'),
      alt: 'Shoulder and neck of the copper pot still.',
    },
  },
  {
    takes: 'Five years',
    what: 'in the heat of the cellar',
    text: [
      'Tropical ageing is fast and dear: the wood gives quickly, and the air takes quickly. We fill casks, write down the day, and taste.',
      'Most go into a blend, and the log of every blend is open. Now and then one cask needs no other. That is the single cask expression: five years old, from one barrel, with nothing to hide behind.',
    ],
    picture: {
      ratio: '21:9',
      image: picture('cask-head'),
      alt: 'The head of a cask close by, its batch and number in chalk.',
    },
  },
];

const alone = (name: PictureName): PictureSpot => ({ ratio: '4:5', image: picture(name), alt: '' });

export const range: readonly { name: string; text: string; picture: PictureSpot }[] = [
  {
    name: 'Aged',
    picture: alone('aged'),
    text: 'The single cask, five years old: dried fruit, salt, old wood. For the glass, with nothing in it.',
  },
  {
    name: 'Yumi',
    picture: alone('yumi'),
    text: 'You and me, in Bislama. Clear rum of pure cane from one farm: grass, lime peel, wet stone. For a long drink on a hot day.',
  },
  {
    name: 'Gin',
    picture: alone('gin'),
    text: 'Our own cane spirit, run once more with lime leaf, island pepper and what the garden has that week.',
  },
  {
    name: 'Vodka',
    picture: alone('vodka'),
    text: 'The same spirit, run until there is nothing left to say. Clean, round, a little sweet.',
  },
  {
    name: 'Liqueurs',
    picture: alone('coffee'),
    text: 'Coffee, citrus and vanilla from the islands, steeped in aged rum. Less sugar than you expect.',
  },
];
