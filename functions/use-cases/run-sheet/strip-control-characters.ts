/** Text that a guest has typed, on one line and without what could steer a terminal or turn the line around. */
export const stripControlCharacters = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
