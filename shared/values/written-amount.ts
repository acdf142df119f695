/** Formats `16,000` for whole numbers. Done by hand to avoid loading ICU data in the browser. */
export const writeFigure = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

export const writeVuv = (amount: number): string => `${writeFigure(amount)} VUV`;

/** After a price in vatu. */
export const orInAud = (amount: number): string => `or ${writeFigure(amount)} AUD in cash`;
