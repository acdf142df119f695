import { lettersOfParty } from './spoken-letters.ts';

/**
 * Six letters that identify a party when read aloud, on the telephone and at the door: no vowels, so no words, and no
 * letter that looks like a digit. Unlike the reference they grant no access, and they never change.
 */

/** A letter for each value of four bits. */
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

/** Parses typed letters, in any case and with spaces or hyphens; undefined for anything else. */
export function parseSixLetters(typed: string): string | undefined {
  const letters = typed.replace(/[\s-]+/g, '').toUpperCase();
  return shape.test(letters) ? letters : undefined;
}
