/** Removes line breaks and the control characters of terminals and text direction from text that a guest typed. */
export const stripControlCharacters = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
