import { stockStatuses } from '#shared/shop/inventory.ts';
import type { CorrectionReason } from '#shared/shop/stock-correction.ts';
import { comparedDays } from '#shared/shop/stock-discrepancies.ts';
import { formatChange, type RecordedReason } from '#shared/shop/stock-messages.ts';
import { counted } from '#shared/values/counted.ts';

const [inStock, low, out] = stockStatuses;

const change: Readonly<Record<RecordedReason, string>> = {
  stocktake: 'counted',
  delivery: 'delivered',
  broken: 'broken',
  tasting: 'for tasting',
  other: 'for another reason',
  set: 'set on the inventory page',
};

/** The page of the stock. */
export const stockCopy = {
  title: 'Stock',
  lead: 'Each bottle is counted once: available, reserved while a customer pays, or sold.',
  loading: 'Loading the stock…',
  notLoaded: 'The stock could not be loaded.',
  old: 'These numbers may be out of date.',
  retry: 'Try again',
  abv: (abv: number) => `${abv}%`,
  status: { [inStock]: 'In stock', [low]: 'Low', [out]: 'Out of stock' },
  never: 'Never counted',
  counts: { available: 'Available', held: 'Reserved', inHouse: 'In the house', sold: 'Sold' },
  toShip: (bottles: number) => `${bottles} still to ship`,
  sum: 'available + reserved',
  soldInHouse: (bottles: number) => `${bottles} of them sold`,
  bottlesATick: (bottles: number) => `one mark is ${counted(bottles, 'bottle')}`,
  lowMark: (bottles: number) => `low at ${bottles}`,
  correct: 'Change',
  correctOf: (name: string) => `Change ${name}`,
  export: 'Save as a file',
  exportName: 'inventory-export.json',

  agreement: 'Against the orders',
  checking: `Comparing with the orders of the last ${comparedDays} days…`,
  agrees: 'The stock agrees with the orders.',
  disagrees: 'The stock disagrees with the orders.',
  advice:
    'A purchase may be under way: check again in a minute. If it stays, do not change it here: somebody has edited items by hand.',
  notChecked: 'The orders could not be compared.',
  checkAgain: 'Check again',

  history: 'Changes',
  noHistory: 'No changes yet.',
  earlierCorrections: (listed: number) => `These are the latest ${listed}. Earlier ones are left out.`,
  happened: (bottles: number, reason: RecordedReason) => [formatChange(bottles), change[reason]] as const,
  left: (available: number, held: number) =>
    held === 0 ? `${available} available then` : `${available} available, ${held} reserved then`,
  former: 'a former colleague',
  byCredentials: 'with AWS credentials',
} as const;

/** The dialog in which a manager corrects the stock. */
export const correctCopy = {
  now: (inHouse: number, held: number, sold: number) =>
    [
      `There should be ${counted(inHouse, 'bottle')} in the house`,
      ...(held === 0 ? [] : [`${held} of them reserved for customers who are paying`]),
      ...(sold === 0
        ? []
        : [`${sold} of them sold and still to ship: count ${sold === 1 ? 'it' : 'them'} too`]),
    ]
      .join(', ')
      .concat('.'),
  reading: 'The orders are being read, so that sold bottles are counted. Please wait a moment.',
  unread: 'The orders could not be read: leave bottles of paid orders out of your count.',
  tooFew: (sold: number) => `Please count the ${counted(sold, 'sold bottle')} too.`,
  reason: 'Why',
  reasons: [
    { value: 'stocktake', label: 'Stocktake' },
    { value: 'delivery', label: 'Delivery' },
    { value: 'broken', label: 'Broken' },
    { value: 'tasting', label: 'Tasting' },
    { value: 'other', label: 'Other' },
  ] satisfies readonly { readonly value: CorrectionReason; readonly label: string }[],
  bottles: {
    stocktake: 'Bottles counted in the house',
    delivery: 'Bottles delivered',
    broken: 'Bottles broken',
    tasting: 'Bottles opened for tasting',
    other: 'Bottles',
  } satisfies Record<CorrectionReason, string>,
  way: 'More or fewer',
  ways: [
    { value: 'fewer', label: 'Fewer' },
    { value: 'more', label: 'More' },
  ] as const,
  note: { needed: 'Note', optional: 'Note (optional)' },
  result: (before: number, after: number) => `Available: ${before} now, ${after} afterwards.`,
  save: 'Change the stock',
  saving: 'Changing…',
  what: 'Changing the stock needs',
  done: (name: string, difference: number, available: number) =>
    `${name}: ${formatChange(difference)}. ${available} available.`,
  refused: (reason: string, kind?: string) =>
    kind === 'stock-changed' ? reason : `Nothing was changed. ${reason}`,
  lost: 'No answer came, so it may have been done. Press again: it counts once.',
} as const;
