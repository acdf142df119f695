import { adultAge } from '#shared/booking/terms.ts';

/** The number of adults in a party, and the minimum age. */
export const adultsCopy = {
  label: 'Number of adults',
  one: 'adult',
  many: 'adults',
  fewer: 'One adult fewer',
  more: 'One adult more',
  only: `Book for adults only, under-${adultAge}s come free.`,
  tasting: `Tasting is for ${adultAge} and over.`,
} as const;
