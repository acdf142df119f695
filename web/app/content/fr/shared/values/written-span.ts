import type * as english from '#shared/values/written-span.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { frenchLength } from '#shared/visits/french-dates.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const timeSpan: Same<'timeSpan'> = ({ from, until }) => `de ${timeLabel(from)} à ${timeLabel(until)}`;

export const lengthLabel: Same<'lengthLabel'> = frenchLength;

export const lengthInWords: Same<'lengthInWords'> = (minutes) => {
  if (minutes === 30) return 'une demi-heure';
  return minutes === 60 ? 'une heure' : lengthLabel(minutes);
};
