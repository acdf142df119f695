/**
 * Bottled batches in display order: aged blends and pure cane of single farms. The single casks are in
 * `single-casks.ts`, the releases with a story in `releases.ts`. SAMPLE CONTENT: the owner replaces it. To add a batch, add an entry: page, filter
 * and URLs follow, and `batches.test.ts` reports inconsistencies.
 */
export interface Batch {
  /** As printed on the bottle. */
  id: string;
  name: string;
  subtitle: string;
  blend?: BatchPart;
  resting?: BatchPart;
  barrels?: BatchPart & {
    /** Facts that cannot be computed; average and lowest age are. */
    stats?: string;
    table: readonly Barrel[];
  };
  volume: BatchPart & {
    /** Destinations of the bottles: "0001 to 0400: …". Empty when unrecorded. */
    bottles: readonly string[];
  };
}

interface BatchPart {
  title: string;
  description: string;
}

export interface Barrel {
  /** Number branded on the cask. */
  batch: string;
  /** At emptying. */
  age: Age;
  /** `yyyy-MM`. */
  fillingDate: string;
  blendPercentage: number;
}

export interface Age {
  years: number;
  /** 0 to 11. */
  months: number;
}

const blend = 'The blend';
const farm = 'The farm';
const resting = 'Resting';
const barrels = 'The barrels';
const volume = 'Production volume';

export const batches: readonly Batch[] = [
  {
    id: 'ARB4',
    name: 'Aged Blend, batch 4',
    subtitle: 'An aged blend: four casks, five years and over, put together in Port Vila.',
    blend: {
      title: blend,
      description:
        'Four casks chosen for depth: dried fruit from the oldest, fresh cane from the youngest. Nothing added after the cask but water.',
    },
    resting: {
      title: resting,
      description: 'Married in steel for eight weeks and brought slowly to 40% before bottling.',
    },
    barrels: {
      title: barrels,
      description: 'They stood side by side on the seaward wall, where the cellar is warmest.',
      table: [
        { batch: 'C-031', age: { years: 6, months: 2 }, fillingDate: '2018-03', blendPercentage: 34 },
        { batch: 'C-038', age: { years: 5, months: 9 }, fillingDate: '2018-08', blendPercentage: 27 },
        { batch: 'C-044', age: { years: 5, months: 4 }, fillingDate: '2019-01', blendPercentage: 21 },
        { batch: 'C-052', age: { years: 5, months: 1 }, fillingDate: '2019-04', blendPercentage: 18 },
      ],
    },
    volume: {
      title: volume,
      description: '1,120 bottles of 750 ml, numbered 0001 to 1120.',
      bottles: [],
    },
  },
  {
    id: 'ARB2',
    name: 'Aged Blend, batch 2',
    subtitle: 'An aged blend: three casks, the oldest of them six years in wood.',
    blend: {
      title: blend,
      description:
        'Drier than the first. One cask gives the spine, two give the fruit, and the finish is longer than either.',
    },
    resting: {
      title: resting,
      description: 'Six weeks in steel. Water went in a litre at a time, on Mondays, down to 40%.',
    },
    barrels: {
      title: barrels,
      description: 'Filled within eight months of each other and never moved.',
      stats: 'About a third of each went to the air.',
      table: [
        { batch: 'C-009', age: { years: 6, months: 0 }, fillingDate: '2016-11', blendPercentage: 42 },
        { batch: 'C-014', age: { years: 5, months: 8 }, fillingDate: '2017-03', blendPercentage: 33 },
        { batch: 'C-017', age: { years: 5, months: 5 }, fillingDate: '2017-06', blendPercentage: 25 },
      ],
    },
    volume: {
      title: volume,
      description: '780 bottles of 750 ml, numbered 0001 to 0780.',
      bottles: [],
    },
  },
  {
    id: 'ARB3',
    name: 'Aged Blend, batch 3',
    subtitle: 'An aged blend: five casks, and the largest batch so far.',
    blend: {
      title: blend,
      description:
        'Five casks nobody would leave out. Vanilla and roast pineapple first, then salt and old wood.',
    },
    resting: {
      title: resting,
      description:
        'Ten weeks in steel, tasted every Friday, brought to 40% and bottled once the taste had settled.',
    },
    barrels: {
      title: barrels,
      description: 'Two from the seaward wall, three from the cooler back row.',
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
      description: '1,340 bottles of 750 ml, numbered 0001 to 1340.',
      bottles: [
        '0001 to 0520: the cellar door in Port Vila',
        '0521 to 0940: duty free, Port Vila and Santo',
        '0941 to 1340: Japan',
      ],
    },
  },
  {
    id: 'ARB1',
    name: 'Aged Blend, batch 1',
    subtitle: 'The first aged blend: two casks, and the reason for all that followed.',
    blend: {
      title: blend,
      description: 'Two casks, tasted blind against each other until the answer was both of them.',
    },
    resting: {
      title: resting,
      description: 'Four weeks in steel at cask strength, two more at 40%.',
    },
    barrels: {
      title: barrels,
      description: 'The third and the fifth that were ever filled here.',
      table: [
        { batch: 'C-003', age: { years: 5, months: 5 }, fillingDate: '2016-04', blendPercentage: 56 },
        { batch: 'C-005', age: { years: 5, months: 0 }, fillingDate: '2016-09', blendPercentage: 44 },
      ],
    },
    volume: {
      title: volume,
      description: '480 bottles of 750 ml, numbered 0001 to 0480 by hand.',
      bottles: ['0001 to 0012: kept in the cellar', '0013 to 0480: the cellar door in Port Vila'],
    },
  },
  {
    id: 'YRB1',
    name: 'Yumi Rum, batch 1',
    subtitle: 'Pure cane from one farm in the Teouma valley, cut in August 2023.',
    blend: {
      title: farm,
      description:
        'Four hectares on black river soil, cut by one family in nine mornings. Pressed on the day, fermented for five.',
    },
    resting: {
      title: resting,
      description: 'No cask. Eleven weeks in steel, opened to the air once a week, then brought to 40%.',
    },
    volume: {
      title: volume,
      description: '620 bottles of 750 ml, numbered 0001 to 0620.',
      bottles: [],
    },
  },
  {
    id: 'YRB2',
    name: 'Yumi Rum, batch 2',
    subtitle: 'Pure cane from one farm on the Mele plain, cut in September 2024.',
    blend: {
      title: farm,
      description:
        'Cane that stands within sight of the sea and takes the wind all year. Thinner stalks, sweeter juice, a saltier rum.',
    },
    resting: {
      title: resting,
      description: 'No cask. Nine weeks in steel, then brought to 40% over twelve days.',
    },
    volume: {
      title: volume,
      description: '540 bottles of 750 ml, numbered 0001 to 0540.',
      bottles: ['0001 to 0300: the cellar door in Port Vila', '0301 to 0540: Japan'],
    },
  },
  {
    id: 'YRB3',
    name: 'Yumi Rum, batch 3',
    subtitle: 'Pure cane from one farm above Eton, cut in October 2025.',
    blend: {
      title: farm,
      description:
        'Red soil on old coral, on the east coast where it rains most. The last cane of the year and the ripest.',
    },
    resting: {
      title: resting,
      description: 'No cask. Twelve weeks in steel, the longest so far, then brought to 40%.',
    },
    volume: {
      title: volume,
      description: '710 bottles of 750 ml, numbered 0001 to 0710.',
      bottles: [],
    },
  },
];
