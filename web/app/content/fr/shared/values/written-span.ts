import type * as english from '#shared/values/written-span.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { frenchLength } from '#shared/visits/french-dates.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

export const timeSpan: SameType<'timeSpan'> = ({ from, until }) =>
  `de ${timeLabel(from)} à ${timeLabel(until)}`;

export const lengthLabel: SameType<'lengthLabel'> = frenchLength;

export const lengthInWords: SameType<'lengthInWords'> = (minutes) => {
  if (minutes === 30) return 'une demi-heure';
  return minutes === 60 ? 'une heure' : lengthLabel(minutes);
};
