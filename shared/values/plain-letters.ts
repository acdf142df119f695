/** Removes accents and case, to compare and search: names are often taken by telephone. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
