/** Bytes of a text as stored, in UTF-8: a character has up to four. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;
