import { tours } from '#shared/booking/tours.ts';
import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { lengthInWords } from '#shared/values/written-span.ts';
import { picture } from '../pictures/picture.ts';

const hero: PictureSpot = {
  ratio: '21:9',
  image: picture('cane'),
  focus: 'right',
  alt: '',
};

const stills: PictureSpot = {
  ratio: '3:2',
  image: picture('still'),
  alt: 'The copper pot still with its long pipe and the condenser beside it.',
};

const closing: PictureSpot = {
  ratio: '21:9',
  image: picture('bay'),
  alt: '',
};

/** About page (specification §1, §2). SAMPLE CONTENT: the owner replaces it. */
export const discoverCopy = {
  title: ['Grown, cut and aged', 'on one island'],
  lead: 'Every stalk of cane in our rum grew on Efate. It was cut with a knife, pressed the same day and never left the island until it was in a bottle.',
  hero,
  farms: {
    heading: 'The cane',
    before: 'More than',
    figure: '150',
    after: 'local farmers on the island of Efate grow for us',
    chart: 'Efate on a chart drawn by hand: Port Vila in the south-west, Mele and Eton by the coast',
    town: 'Port Vila',
    villages: [
      { name: 'Mele', place: [168.278, 17.682], side: 1, isAbove: true },
      { name: 'Eton', place: [168.548, 17.74], side: -1 },
    ],
    text: [
      'None of them grows cane alone. It stands between the yams and the coconuts, along the road, behind the school, on the one slope where nothing else will. A harvest is a phone call and a truck.',
      'The cane is cut by hand, low, where it is sweetest, and loaded by hand. A machine would be faster and would take the leaves, the soil and the neighbour’s fence as well. Before noon the cane is juice.',
    ],
  },
  stills: {
    heading: 'The fire',
    text: [
      'We run pot stills: copper, wide at the foot, narrow at the neck, filled and emptied one charge at a time. They are slow, and they leave in the rum what a column takes out of it: the grass, the fruit, the salt in the air.',
      'The distiller makes the cuts by nose first and by hydrometer second. Heads and tails go back into the next run.',
    ],
  },
  heat: {
    heading: 'The heat',
    text: [
      'Casks age by breathing, and they breathe with the temperature. Here it falls a little at night and never much in a year, so the wood works every day of it. What sleeps through a winter elsewhere is wide awake in Port Vila.',
      'That costs us. The air takes its part, and takes it early. What remains after five years is dark, round and finished: our single cask expression is one barrel, five years old, bottled on its own.',
    ],
    gauge: 'One cask, five years',
    gaugeLabel:
      'Scale of five years, all of them measured: filled, then bottled after five years in the tropics.',
    filled: 'Filled',
    bottled: '5 years',
  },
  otherSpirits: {
    heading: 'Beside the rum',
    text: 'The same cane makes our gin and our vodka, and our liqueurs are steeped in our aged rum. Nothing is bought in to be bottled under our name.',
    spirits: 'See the bottles, and how they are made',
    batches: 'Trace a bottle back to its casks',
  },
  closing: {
    heading: ['Come and', 'smell the rest'],
    text: `${capitalised(lengthInWords(tours['Tour and Tasting'].minutes))} among the stills and the casks, a guide who works there, and a glass at the end of it.`,
    picture: closing,
    bookTour: 'Book Tour',
  },
  stillsPicture: stills,
} as const;
