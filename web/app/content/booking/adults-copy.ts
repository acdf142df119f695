/** The number of adults of a party. */
export const adultsCopy = {
  label: 'Number of adults',
  one: 'adult',
  many: 'adults',
  fewer: 'One adult fewer',
  more: 'One adult more',
} as const;
