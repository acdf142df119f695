import type * as english from '#shared/values/counted.ts';

/** `1 visite`, `3 visites`; none counts as one. */
export const counted: (typeof english)['counted'] = (count, one, several = `${one}s`) =>
  `${count} ${count < 2 ? one : several}`;
