/** Crockford's base 32: digits and letters without look-alikes. */
export const crockfordAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes five bits of each byte as a character. @throws RangeError for fewer bytes than characters */
export function crockfordFrom(bytes: Uint8Array, length: number): string {
  if (bytes.length < length) throw new RangeError(`Too few bytes: ${bytes.length}, need ${length}`);
  return Array.from(bytes.subarray(0, length), (byte) => crockfordAlphabet[byte & 31]).join('');
}
