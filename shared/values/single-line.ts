const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Reduces a text to one trimmed line without control characters. */
export const singleLine = (text: string): string => text.replace(controls, ' ').replace(/ {2,}/g, ' ').trim();
