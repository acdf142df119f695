import type * as english from '#shared/values/counted.ts';

/** `1 visite`, `3 visites`; zero takes the singular. */
export const counted: (typeof english)['counted'] = (count, one, several = `${one}s`) =>
  `${count} ${count < 2 ? one : several}`;
