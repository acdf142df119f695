/** Base45 (RFC 9285): bytes in the characters that a QR code holds in its alphanumeric mode. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const base = alphabet.length;

/** Digits of a number, the least significant first. */
const digitsOf = (value: number, count: number): string =>
  Array.from({ length: count }, (_, power) => alphabet[Math.floor(value / base ** power) % base]).join('');

const mapGroups = <Group>(length: number, size: number, read: (start: number) => Group): Group[] =>
  Array.from({ length: Math.ceil(length / size) }, (_, group) => read(group * size));

/** Encodes two bytes as three characters, and a single last byte as two. */
export const toBase45 = (bytes: Uint8Array): string =>
  mapGroups(bytes.length, 2, (start) => {
    const [high = 0, low] = bytes.subarray(start, start + 2);
    return low === undefined ? digitsOf(high, 2) : digitsOf(high * 256 + low, 3);
  }).join('');

/** Decodes a text; undefined when it is not Base45. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | undefined {
  const values = mapGroups(text.length, 3, (start) => {
    const digits = [...text.slice(start, start + 3)].map((character) => alphabet.indexOf(character));
    const value = digits.reduceRight((sum, digit) => sum * base + digit, 0);
    const isValid = digits.length > 1 && !digits.includes(-1) && value < (digits.length === 3 ? 65_536 : 256);
    if (!isValid) return undefined;
    return digits.length === 3 ? [value >> 8, value & 255] : [value];
  });
  return values.includes(undefined) ? undefined : Uint8Array.from(values.flatMap((bytes) => bytes ?? []));
}
