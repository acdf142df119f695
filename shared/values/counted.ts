/** `1 guest`, `3 guests`. @param plural of a word without a plural in `s` */
export const counted = (count: number, one: string, plural = `${one}s`): string =>
  `${count} ${count === 1 ? one : plural}`;
