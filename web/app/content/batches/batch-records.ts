import { shopBatches } from '#shared/content/shop-batches.ts';

/**
 * Figures of every batch and single cask; the words of each language are in `batch-words.ts`. SAMPLE CONTENT: the owner
 * replaces both. To add a batch, add an entry here and its words in each language. Page, filter and addresses follow
 * from it, and `batches.test.ts` reports inconsistencies.
 */
export interface BatchRecord {
  /** Weeks of rest in steel. */
  readonly steelWeeks: number;
  /** The number of bottles, which are numbered from 1. */
  readonly bottles: number;
  readonly isNumberedByHand?: boolean;
  /** The destinations of the bottles, each with its last bottle number. Absent when unrecorded. */
  readonly destinations?: readonly { readonly to: Destination; readonly last: number }[];
  readonly barrels?: readonly Barrel[];
  /** Harvest of the cane of one farm, `yyyy-MM`. */
  readonly cut?: string;
}

export type Destination = 'cellar' | 'cellar door' | 'duty free' | 'shops' | 'Japan';

export interface Barrel {
  /** Number branded on the cask. */
  batch: string;
  /** The age at which it was emptied. */
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

export const batchRecords = {
  ARB4: {
    steelWeeks: 8,
    bottles: 1120,
    barrels: [
      { batch: 'C-031', age: { years: 6, months: 2 }, fillingDate: '2018-03', blendPercentage: 34 },
      { batch: 'C-038', age: { years: 5, months: 9 }, fillingDate: '2018-08', blendPercentage: 27 },
      { batch: 'C-044', age: { years: 5, months: 4 }, fillingDate: '2019-01', blendPercentage: 21 },
      { batch: 'C-052', age: { years: 5, months: 1 }, fillingDate: '2019-04', blendPercentage: 18 },
    ],
  },
  ARB2: {
    steelWeeks: 6,
    bottles: 780,
    barrels: [
      { batch: 'C-009', age: { years: 6, months: 0 }, fillingDate: '2016-11', blendPercentage: 42 },
      { batch: 'C-014', age: { years: 5, months: 8 }, fillingDate: '2017-03', blendPercentage: 33 },
      { batch: 'C-017', age: { years: 5, months: 5 }, fillingDate: '2017-06', blendPercentage: 25 },
    ],
  },
  ARB3: {
    steelWeeks: 10,
    bottles: 1340,
    destinations: [
      { to: 'cellar door', last: 520 },
      { to: 'duty free', last: 940 },
      { to: 'Japan', last: 1340 },
    ],
    barrels: [
      { batch: 'C-019', age: { years: 6, months: 0 }, fillingDate: '2017-08', blendPercentage: 30 },
      { batch: 'C-022', age: { years: 5, months: 9 }, fillingDate: '2017-11', blendPercentage: 24 },
      { batch: 'C-025', age: { years: 5, months: 7 }, fillingDate: '2018-01', blendPercentage: 20 },
      { batch: 'C-028', age: { years: 5, months: 6 }, fillingDate: '2018-02', blendPercentage: 14 },
      { batch: 'C-029', age: { years: 5, months: 6 }, fillingDate: '2018-02', blendPercentage: 12 },
    ],
  },
  ARB1: {
    steelWeeks: 4,
    reducedWeeks: 2,
    bottles: 480,
    isNumberedByHand: true,
    destinations: [
      { to: 'cellar', last: 12 },
      { to: 'cellar door', last: 480 },
    ],
    barrels: [
      { batch: 'C-003', age: { years: 5, months: 5 }, fillingDate: '2016-04', blendPercentage: 56 },
      { batch: 'C-005', age: { years: 5, months: 0 }, fillingDate: '2016-09', blendPercentage: 44 },
    ],
  },
  YRB1: { cut: '2023-08', hectares: 4, mornings: 9, fermentedDays: 5, steelWeeks: 11, bottles: 620 },
  YRB2: {
    cut: '2024-09',
    steelWeeks: 9,
    reducingDays: 12,
    bottles: 540,
    destinations: [
      { to: 'cellar door', last: 300 },
      { to: 'Japan', last: 540 },
    ],
  },
  YRB3: { cut: '2025-10', steelWeeks: 12, bottles: 710 },
  [shopBatches.aged.number]: {
    steelWeeks: 5,
    bottles: 290,
    destinations: [
      { to: 'cellar door', last: 60 },
      { to: 'shops', last: 110 },
      { to: 'Japan', last: 290 },
    ],
    barrels: [{ batch: 'C-047', age: { years: 5, months: 0 }, fillingDate: '2020-06', blendPercentage: 100 }],
  },
} as const satisfies Readonly<Record<string, BatchRecord & Readonly<Record<string, unknown>>>>;

export type BatchRecords = typeof batchRecords;
export type BatchId = keyof BatchRecords;

export const batchIds = Object.keys(batchRecords) as readonly BatchId[];

/** Whether a batch is one cask, whose number is the batch code on the bottle. */
export const isSingleCask = (id: BatchId): boolean => id.startsWith('C-');

const yearsIn = (barrels: readonly Barrel[]): readonly number[] => barrels.map(({ age }) => age.years);

/** Whole years of the oldest cask. */
export const oldestOf = (barrels: readonly Barrel[]): number => Math.max(...yearsIn(barrels));

/** Whole years of the youngest cask. */
export const youngestOf = (barrels: readonly Barrel[]): number => Math.min(...yearsIn(barrels));

const monthCount = (yearAndMonth: string): number =>
  Number(yearAndMonth.slice(0, 4)) * 12 + Number(yearAndMonth.slice(5));

/** Months from the first filling to the last, both inclusive. */
export function fillingMonths(barrels: readonly Barrel[]): number {
  const filled = barrels.map(({ fillingDate }) => monthCount(fillingDate));
  return Math.max(...filled) - Math.min(...filled) + 1;
}
