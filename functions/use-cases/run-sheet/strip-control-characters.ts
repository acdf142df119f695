/** Removes line breaks and control characters, for terminals and for text direction, from text that a guest typed. */
export const stripControlCharacters = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
