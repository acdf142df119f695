/** A new id of one press: 12 random bytes in hexadecimal. A repeated call sends the same. */
export const newCommandId = (): string => hexadecimal(12);

/** Random bytes in hexadecimal. */
export const hexadecimal = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
