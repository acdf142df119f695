import { parseReference, shortReference } from '#shared/booking/reference.ts';
import { plainLetters } from '#shared/values/plain-letters.ts';
import { parseSixLetters } from './six-letters.ts';

/** Maximum number of parties that one search over the booking window returns. */
export const maxFound = 40;

/** Minimum letters of a reference and digits of a telephone number; with fewer, only names are searched. */
const minReferenceLength = 3;
const minDigits = 4;

/** The words of a text in plain letters, each preceded by a space. */
const separateWords = (text: string): string =>
  ` ${plainLetters(text)
    .replace(/[\s'’-]+/g, ' ')
    .trim()}`;

interface SearchedParty {
  readonly firstName: string;
  readonly lastName: string;
  /** Shortened, as staff see it: a search must not confirm the secret letter by letter. */
  readonly reference: string;
  readonly sixLetters: string;
  readonly phone?: string | undefined;
}

/**
 * Whether the letters begin a part of the party's name or its reference, are its six letters, or have digits that its
 * telephone number contains. A full reference is compared as far as staff see it.
 *
 * @param letters as typed
 */
export function matchesSearch(
  { firstName, lastName, reference, sixLetters, phone }: SearchedParty,
  letters: string,
): boolean {
  const fullReference = parseReference(letters);
  if (fullReference !== undefined) return shortReference(fullReference.text) === reference;
  if (parseSixLetters(letters) === sixLetters) return true;
  const searchedWords = separateWords(letters);
  if (searchedWords === ' ') return false;
  if (separateWords(`${firstName} ${lastName}`).includes(searchedWords)) return true;
  const digits = letters.replace(/\D/g, '');
  if (digits.length >= minDigits && phone?.replace(/\D/g, '').includes(digits)) return true;
  const prefix = plainLetters(letters).replace(/\s/g, '');
  return prefix.length >= minReferenceLength && plainLetters(reference).startsWith(prefix);
}
