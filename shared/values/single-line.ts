const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Single-line input without control characters, trimmed. */
export const singleLine = (text: string): string => text.replace(controls, ' ').replace(/ {2,}/g, ' ').trim();
