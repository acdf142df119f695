/** Crockford's base 32: digits and letters that are not mistaken for one another when read out. */
export const crockfordAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** So many characters, five bits each, from at least as many bytes of randomness or of a digest. */
export function crockfordFrom(bytes: Uint8Array, length: number): string {
  if (bytes.length < length) throw new RangeError(`${length} characters need ${length} bytes`);
  return Array.from(bytes.subarray(0, length), (byte) => crockfordAlphabet[byte & 31]).join('');
}
