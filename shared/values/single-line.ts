const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** What somebody has typed on one line, without control characters and the spaces around it. */
export const singleLine = (text: string): string => text.replace(controls, ' ').replace(/ {2,}/g, ' ').trim();
