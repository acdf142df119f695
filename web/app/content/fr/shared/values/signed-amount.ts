import type * as english from '#shared/values/signed-amount.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

export const formatSigned: SameType<'formatSigned'> = (amount) =>
  amount < 0 ? `−${formatFigure(-amount)}` : formatFigure(amount);

/** `1 225,00 AUD`. */
export const formatAud: SameType<'formatAud'> = (cents) => {
  const whole = Math.abs(cents);
  const dollars = `${formatFigure(Math.floor(whole / 100))},${String(whole % 100).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}${dollars}\u00a0AUD`;
};
