import type * as english from '#shared/values/written-amount.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const formatFigure: Same<'formatFigure'> = (amount) =>
  String(amount).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

export const formatVuv: Same<'formatVuv'> = (amount) => `${formatFigure(amount)}\u00a0VUV`;

export const orInAud: Same<'orInAud'> = (amount) => `ou ${formatFigure(amount)}\u00a0AUD en espèces`;
