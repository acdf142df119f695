import { parseReference, shortReference } from '#shared/booking/reference.ts';
import { plainLetters } from '#shared/values/plain-letters.ts';
import { parseSixLetters } from './six-letters.ts';

/** Maximum of parties that one search over the window returns. */
export const maxFound = 40;

/** Fewer letters and digits than these mean a name. */
const minReferenceLength = 3;
const minDigits = 4;

/** Words with a space before each. */
const words = (text: string): string =>
  ` ${plainLetters(text)
    .replace(/[\s'’-]+/g, ' ')
    .trim()}`;

interface SearchedParty {
  readonly firstName: string;
  readonly lastName: string;
  /** Shortened, as staff see it: a search must not confirm its secret letter by letter. */
  readonly reference: string;
  readonly sixLetters: string;
  readonly phone?: string | undefined;
}

/**
 * Whether a part of the party's name begins with the letters, its reference does, they are its six letters, or its
 * telephone number contains the digits. A whole reference is compared as far as staff see it.
 *
 * @param letters as typed
 */
export function matchesSearch(
  { firstName, lastName, reference, sixLetters, phone }: SearchedParty,
  letters: string,
): boolean {
  const whole = parseReference(letters);
  if (whole !== undefined) return shortReference(whole.text) === reference;
  if (parseSixLetters(letters) === sixLetters) return true;
  const searchedWords = words(letters);
  if (searchedWords === ' ') return false;
  if (words(`${firstName} ${lastName}`).includes(searchedWords)) return true;
  const digits = letters.replace(/\D/g, '');
  if (digits.length >= minDigits && phone?.replace(/\D/g, '').includes(digits)) return true;
  const prefix = plainLetters(letters).replace(/\s/g, '');
  return prefix.length >= minReferenceLength && plainLetters(reference).startsWith(prefix);
}
