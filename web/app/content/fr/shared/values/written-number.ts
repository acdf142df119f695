import type * as english from '#shared/values/written-number.ts';
import { timeLabel } from '#shared/values/written-time.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

const words =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');

/** In words up to sixteen. */
export const inWords: SameType<'inWords'> = (count) => words[count] ?? String(count);

export const hourInWords: SameType<'hourInWords'> = timeLabel;
