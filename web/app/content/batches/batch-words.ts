import { monthInWords } from '#shared/calendar/month-in-words.ts';
import { bottle } from '#shared/content/bottle.ts';
import { shopBatches } from '#shared/content/shop-batches.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';
import { type BatchRecords, type Destination, fillingMonths, oldestOf, youngestOf } from './batch-records.ts';
import { batchesCopy } from './batches-copy.ts';
import { labelFoot } from './bottle-label.ts';

/** Texts of a batch, which contain the figures of its record. */
export interface BatchWords {
  readonly name: string;
  readonly subtitle: string;
  /** Description of the blend or the farm. */
  readonly origin?: string;
  readonly resting: string;
  readonly barrels?: string;
  /** Facts that cannot be computed, unlike average and lowest age. */
  readonly stats?: string;
}

/** @param number the last part of the batch id */
type WordsOf<Batch> = (record: Batch, number: string) => BatchWords;

const strength = batchesCopy.percent(bottle.abv);

/** SAMPLE CONTENT, like the records. */
export const batchWords: { readonly [Id in keyof BatchRecords]: WordsOf<BatchRecords[Id]> } = {
  ARB4: ({ barrels, steelWeeks }, number) => ({
    name: `Aged Blend, batch ${number}`,
    subtitle: `An aged blend: ${inWords(barrels.length)} casks, ${inWords(youngestOf(barrels))} years and over, put together in Port Vila.`,
    origin: `${capitalised(inWords(barrels.length))} casks chosen for depth: dried fruit from the oldest, fresh cane from the youngest. Nothing added after the cask but water.`,
    resting: `Married in steel for ${inWords(steelWeeks)} weeks and brought slowly to ${strength} before bottling.`,
    barrels: 'They stood side by side on the seaward wall, where the cellar is warmest.',
  }),
  ARB2: ({ barrels, steelWeeks }, number) => ({
    name: `Aged Blend, batch ${number}`,
    subtitle: `An aged blend: ${inWords(barrels.length)} casks, the oldest of them ${inWords(oldestOf(barrels))} years in wood.`,
    origin:
      'Drier than the first. One cask gives the spine, two give the fruit, and the finish is longer than either.',
    resting: `${capitalised(inWords(steelWeeks))} weeks in steel. Water went in a litre at a time, on Mondays, down to ${strength}.`,
    barrels: `Filled within ${inWords(fillingMonths(barrels))} months of each other and never moved.`,
    stats: 'About a third of each went to the air.',
  }),
  ARB3: ({ barrels, steelWeeks }, number) => ({
    name: `Aged Blend, batch ${number}`,
    subtitle: `An aged blend: ${inWords(barrels.length)} casks, and the largest batch so far.`,
    origin: `${capitalised(inWords(barrels.length))} casks nobody would leave out. Vanilla and roast pineapple first, then salt and old wood.`,
    resting: `${capitalised(inWords(steelWeeks))} weeks in steel, tasted every Friday, brought to ${strength} and bottled once the taste had settled.`,
    barrels: 'Two from the seaward wall, three from the cooler back row.',
  }),
  ARB1: ({ barrels, reducedWeeks, steelWeeks }, number) => ({
    name: `Aged Blend, batch ${number}`,
    subtitle: `The first aged blend: ${inWords(barrels.length)} casks, and the reason for all that followed.`,
    origin: `${capitalised(inWords(barrels.length))} casks, tasted blind against each other until the answer was both of them.`,
    resting: `${capitalised(inWords(steelWeeks))} weeks in steel at cask strength, ${inWords(reducedWeeks)} more at ${strength}.`,
    barrels: 'The third and the fifth that were ever filled here.',
  }),
  YRB1: ({ cut, fermentedDays, hectares, mornings, steelWeeks }, number) => ({
    name: `Yumi Rum, batch ${number}`,
    subtitle: `Pure cane from one farm in the Teouma valley, cut in ${monthInWords(cut)}.`,
    origin: `${capitalised(inWords(hectares))} hectares on black river soil, cut by one family in ${inWords(mornings)} mornings. Pressed on the day, fermented for ${inWords(fermentedDays)}.`,
    resting: `No cask. ${capitalised(inWords(steelWeeks))} weeks in steel, opened to the air once a week, then brought to ${strength}.`,
  }),
  YRB2: ({ cut, reducingDays, steelWeeks }, number) => ({
    name: `Yumi Rum, batch ${number}`,
    subtitle: `Pure cane from one farm on the Mele plain, cut in ${monthInWords(cut)}.`,
    origin:
      'Cane that stands within sight of the sea and takes the wind all year. Thinner stalks, sweeter juice, a saltier rum.',
    resting: `No cask. ${capitalised(inWords(steelWeeks))} weeks in steel, then brought to ${strength} over ${inWords(reducingDays)} days.`,
  }),
  YRB3: ({ cut, steelWeeks }, number) => ({
    name: `Yumi Rum, batch ${number}`,
    subtitle: `Pure cane from one farm above Eton, cut in ${monthInWords(cut)}.`,
    origin:
      'Red soil on old coral, on the east coast where it rains most. The last cane of the year and the ripest.',
    resting: `No cask. ${capitalised(inWords(steelWeeks))} weeks in steel, the longest so far, then brought to ${strength}.`,
  }),
  [shopBatches.aged.number]: ({ barrels, steelWeeks }) => ({
    name: 'Aged, single cask',
    subtitle: `One cask, ${inWords(youngestOf(barrels))} years old, bottled on its own. Its number is the number on the bottle.`,
    resting: `${capitalised(inWords(steelWeeks))} weeks in steel, with nothing added but water, brought to ${strength} before bottling.`,
    barrels: 'It stood in the second row, between two casks that went into a blend.',
  }),
};

export const batchHeadings = {
  blend: 'The blend',
  farm: 'The farm',
  resting: 'Resting',
  barrel: 'The barrel',
  barrels: 'The barrels',
  volume: 'Production volume',
};

const destinations: Readonly<Record<Destination, string>> = {
  cellar: 'kept in the cellar',
  'cellar door': 'the cellar door in Port Vila',
  'duty free': 'duty free, Port Vila and Santo',
  shops: 'the shops and the bar that Where to Buy names',
  Japan: 'Japan',
};

/** About the bottles of a batch; their numbers have four digits. */
export const bottleWords = {
  volume: (bottles: number, first: string, last: string, isByHand: boolean) =>
    `${formatFigure(bottles)} bottles of ${labelFoot.size}, numbered ${first} to ${last}${isByHand ? ' by hand' : ''}.`,
  destination: (first: string, last: string, to: Destination) => `${first} to ${last}: ${destinations[to]}`,
};
