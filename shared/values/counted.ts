/** A count with its noun: `1 guest`, `3 guests`. @param plural only for a noun without a plural in `s` */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
