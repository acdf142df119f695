/** Guest input on one line, without control characters for terminals or text direction. */
export const stripControlCharacters = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
