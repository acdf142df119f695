import { describe, expect, it } from 'vitest';
import { fromBase45, toBase45 } from './base45.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('Base45', () => {
  it.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ])('encodes and decodes the example %s of RFC 9285', (text, encoded) => {
    expect(toBase45(bytesOf(text))).toBe(encoded);
    expect(fromBase45(encoded)).toEqual(bytesOf(text));
  });

  it('encodes and decodes all bytes, in odd and even numbers', () => {
    const all = Uint8Array.from({ length: 511 }, (_, index) => index % 256);
    for (const bytes of [all, all.subarray(1)]) expect(fromBase45(toBase45(bytes))).toEqual(bytes);
  });

  it.each([
    ['a character outside the alphabet', 'bB8'],
    ['one character too many', 'BB8B'],
    ['three characters above two bytes', 'GGW'],
    ['two characters above one byte', '::'],
  ])('does not decode a text with %s', (_, text) => {
    expect(fromBase45(text)).toBeUndefined();
  });
});
