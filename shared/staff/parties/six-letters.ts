import { lettersOfParty } from './spoken-letters.ts';

/**
 * Six letters that name a party aloud, on the telephone and at the door: no vowels, so no words, and none that reads as
 * a digit. They grant no access, unlike the reference, and stay the same through every change.
 */

/** One letter for every four bits. */
export const sixLettersAlphabet = 'CDFHJKLMNPRTVWXZ';

/** Six letters from at least three digest bytes. */
export function sixLettersFrom(bytes: Uint8Array): string {
  if (bytes.length < lettersOfParty / 2) throw new RangeError(`Too few bytes: ${bytes.length}`);
  return [...bytes.subarray(0, lettersOfParty / 2)]
    .flatMap((byte) => [byte >> 4, byte & 15])
    .map((value) => sixLettersAlphabet[value])
    .join('');
}

const shape = new RegExp(`^[${sixLettersAlphabet}]{${lettersOfParty}}$`);

/** Parses the letters as typed when heard: in any case, with spaces or hyphens. Undefined for anything else. */
export function parseSixLetters(typed: string): string | undefined {
  const letters = typed.replace(/[\s-]+/g, '').toUpperCase();
  return shape.test(letters) ? letters : undefined;
}
