import { parseReference, shortReference } from '#shared/booking/reference.ts';
import { parseSixLetters } from './six-letters.ts';

/** Most parties that one search over the window returns. */
export const maxFound = 40;

/** Fewer letters and digits than these mean a name. */
const fewestOfReference = 3;
const fewestDigits = 4;

/** Without accents and case, to compare and to find: names are often taken by telephone. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words with a space before each. */
const words = (text: string): string =>
  ` ${plainLetters(text)
    .replace(/[\s'’-]+/g, ' ')
    .trim()}`;

interface SoughtParty {
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
export function isSought(
  { firstName, lastName, reference, sixLetters, phone }: SoughtParty,
  letters: string,
): boolean {
  const whole = parseReference(letters);
  if (whole !== undefined) return shortReference(whole.text) === reference;
  if (parseSixLetters(letters) === sixLetters) return true;
  const sought = words(letters);
  if (sought === ' ') return false;
  if (words(`${firstName} ${lastName}`).includes(sought)) return true;
  const digits = letters.replace(/\D/g, '');
  if (digits.length >= fewestDigits && phone?.replace(/\D/g, '').includes(digits)) return true;
  const begun = plainLetters(letters).replace(/\s/g, '');
  return begun.length >= fewestOfReference && plainLetters(reference).startsWith(begun);
}
