/** `1 guest`, `3 guests`. @param several of a word without a plural in `s` */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
