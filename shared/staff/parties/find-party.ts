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
 * Whether a search finds a party: the text begins a part of its name or its reference, equals its six letters, or has
 * digits that its telephone number contains. A full reference is compared as far as staff see it.
 *
 * @param query as typed
 */
export function matchesSearch(
  { firstName, lastName, reference, sixLetters, phone }: SearchedParty,
  query: string,
): boolean {
  const fullReference = parseReference(query);
  if (fullReference !== undefined) return shortReference(fullReference.text) === reference;
  if (parseSixLetters(query) === sixLetters) return true;
  const searchedWords = separateWords(query);
  if (searchedWords === ' ') return false;
  if (separateWords(`${firstName} ${lastName}`).includes(searchedWords)) return true;
  const digits = query.replace(/\D/g, '');
  if (digits.length >= minDigits && phone?.replace(/\D/g, '').includes(digits)) return true;
  const prefix = plainLetters(query).replace(/\s/g, '');
  return prefix.length >= minReferenceLength && plainLetters(reference).startsWith(prefix);
}
