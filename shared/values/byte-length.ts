/** Length of a text in bytes of UTF-8, as stored. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;
