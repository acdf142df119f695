import { adultAge } from '#shared/booking/terms.ts';

/** The adults of a party, and who counts as one. */
export const adultsCopy = {
  label: 'Number of adults',
  one: 'adult',
  many: 'adults',
  fewer: 'One adult fewer',
  more: 'One adult more',
  only: `Book for adults only, under-${adultAge}s come free.`,
  tasting: `Tasting is for ${adultAge} and over.`,
} as const;
