import { shopBatches } from '#shared/content/shop-batches.ts';
import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';
import { labelFoot } from '../batches/bottle-label.ts';
import { type PictureName, picture } from '../pictures/picture.ts';
import { releaseRecords } from '../releases/release-records.ts';

/** Story of the spirits (specification §1, §2, §9). SAMPLE CONTENT: the owner replaces it. */
export const spiritsCopy = {
  title: 'The Spirits',
  lead: 'Cane cut before the sun is high becomes a clear rum within the season, or rests in oak for five years. Everything we bottle begins on such a morning.',
  range: 'What we bottle',
  strength: `${labelFoot.strength}, ${labelFoot.size}`,
  /** Accessible name of a bottle's links. */
  waysTo: (name: string) => `Where to find ${name}`,
  process: 'How it is made',
  blends: {
    text: 'Casks that are better together become an aged blend, numbered ARB. Every blend has its record too.',
    link: { label: 'Find your bottle by its batch', to: '/batch' },
  },
} as const;

/** Duration of each production step, in order. */
export const steps: readonly {
  duration: string;
  stage: string;
  text: readonly string[];
  picture: PictureSpot;
}[] = [
  {
    duration: 'One morning',
    stage: 'from the field to the press',
    text: [
      'The cane comes from more than 150 local farmers on Efate and is harvested by hand. A good cutter lays down a tonne before breakfast, low on the stalk, where the sugar is.',
      'Cut cane does not wait. It is at the press before noon, and what runs out is green, cloudy and sweeter than it looks.',
    ],
    picture: {
      ratio: '16:9',
      image: picture('cane'),
      alt: 'Cane before the cut: purple and yellow stalks below dense green leaves, the low sun behind them.',
    },
  },
  {
    duration: 'Five days',
    stage: 'in the vat',
    text: [
      'The juice ferments on the cane’s own wild yeast. Nothing is heated and nothing hurried. On the second day it smells of banana, on the fourth of bread, on the fifth it is done.',
    ],
    picture: {
      ratio: '16:9',
      image: picture('vat'),
      alt: 'A row of oak vats with iron hoops, a ladder leaning on the first, a brass tap low on each.',
    },
  },
  {
    duration: 'Two runs',
    stage: 'through the pot stills',
    text: [
      'The first run makes it strong, the second makes it good. Our pot stills are copper and small, and the distiller stands beside them with a glass: the head is cut off, the tail is cut off, the heart is kept.',
      'What stops here is Yumi, rested in steel and bottled clear, one farm at a time. It tastes of the field it came from.',
    ],
    picture: {
      ratio: '16:9',
      image: picture('still-near'),
      alt: 'Shoulder and neck of the copper pot still.',
    },
  },
  {
    duration: 'Five years',
    stage: 'in the heat of the cellar',
    text: [
      'Tropical ageing is fast, and it costs us: the wood gives quickly, and the air takes quickly. We fill casks, write down the day, and taste.',
      'Most casks go into a blend. Now and then one needs no other and is bottled as Aged, our single cask expression: five years old, from one barrel, with nothing to hide behind.',
    ],
    picture: {
      ratio: '16:9',
      image: picture('cask-head'),
      alt: 'The head of a cask close by, its batch and number in chalk.',
    },
  },
];

export interface Bottle {
  name: string;
  text: string;
  picture: PictureSpot;
  /** Links to its shops and its record. */
  ways: readonly { label: string; to: string }[];
}

const bottlePicture = (name: PictureName): PictureSpot => ({ ratio: '4:5', image: picture(name), alt: '' });

const buy = { label: 'Where to buy', to: '/buy' };
const orderInJapan = { label: 'Order in Japan', to: '/jp' };
const batchOf = ({ number, path }: { number: string; path: string }) => ({
  label: `Batch ${number}`,
  to: path,
});

export const range: readonly Bottle[] = [
  {
    name: 'Aged',
    picture: bottlePicture('aged'),
    text: 'The single cask, five years old: dried fruit, salt, old wood. Drink it neat.',
    ways: [batchOf(shopBatches.aged), buy, orderInJapan],
  },
  {
    name: 'Yumi',
    picture: bottlePicture('yumi'),
    text: 'You and me, in Bislama. Clear rum of pure cane from one farm: grass, lime peel, wet stone. For a long drink on a hot day.',
    ways: [batchOf(shopBatches.yumi), buy, orderInJapan],
  },
  {
    name: 'Lost Times',
    picture: bottlePicture('lost-times'),
    text: `${capitalised(inWords(releaseRecords.lostTimes.casks))} part-filled casks, put together once: raisin, tobacco, a dry finish. The first of the Storian Collection.`,
    ways: [batchOf(shopBatches.lostTime), buy, orderInJapan],
  },
  {
    name: 'Gin',
    picture: bottlePicture('gin'),
    text: 'Our own cane spirit, run once more with lime leaf, island pepper and what the garden has that week.',
    ways: [buy],
  },
  {
    name: 'Vodka',
    picture: bottlePicture('vodka'),
    text: 'The same cane spirit, run until there is nothing left to say. Clean, round, a little sweet.',
    ways: [buy],
  },
  {
    name: 'Liqueurs',
    picture: bottlePicture('coffee'),
    text: 'Coffee, citrus and vanilla from the islands, steeped in aged rum. Less sugar than you expect.',
    ways: [buy],
  },
];
