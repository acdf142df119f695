import type * as english from '#shared/values/written-amount.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const writeFigure: Same<'writeFigure'> = (amount) =>
  String(amount).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

export const writeVuv: Same<'writeVuv'> = (amount) => `${writeFigure(amount)}\u00a0VUV`;

export const orInAud: Same<'orInAud'> = (amount) => `ou ${writeFigure(amount)}\u00a0AUD en espèces`;
