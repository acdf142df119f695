/** Formats a whole number: `16,000`. `Intl` would load ICU data in the browser. */
export const formatFigure = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

export const formatVuv = (amount: number): string => `${formatFigure(amount)} VUV`;

/** The price in Australian cash, as an alternative after a price in vatu. */
export const orInAud = (amount: number): string => `or ${formatFigure(amount)} AUD in cash`;
