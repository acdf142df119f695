/** Formats `16,000` for whole numbers. Done by hand to avoid loading ICU data in the browser. */
export const formatFigure = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

export const formatVuv = (amount: number): string => `${formatFigure(amount)} VUV`;

/** After a price in vatu. */
export const orInAud = (amount: number): string => `or ${formatFigure(amount)} AUD in cash`;
