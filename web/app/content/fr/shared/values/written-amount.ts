import type * as english from '#shared/values/written-amount.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

export const formatFigure: SameType<'formatFigure'> = (amount) =>
  String(amount).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

export const formatVuv: SameType<'formatVuv'> = (amount) => `${formatFigure(amount)}\u00a0VUV`;

export const orInAud: SameType<'orInAud'> = (amount) => `ou ${formatFigure(amount)}\u00a0AUD en espèces`;
