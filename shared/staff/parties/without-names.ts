/** In place of a name. */
const blank = '…';

/** Shorter words are parts of names, such as "de", but also occur in ordinary sentences. */
const minLetters = 3;

/** A guest who must not be named in data that is kept longer than their record. */
export interface NamedGuest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
}

/**
 * Removes the guest's names, address and number from a reason: the till keeps it for seven years, even after the guest
 * is erased. Whole words only, in any case.
 */
export function withoutNames(text: string, { firstName, lastName, email, phone = '' }: NamedGuest): string {
  const names = [firstName, lastName].flatMap((name) => [name, ...name.split(/[\s'’-]+/)]);
  const words = [email, phone, ...names].filter((word) => word.trim().length >= minLetters);
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((remaining, word) => remaining.replace(wholeWord(word), blank), text);
}

const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu');
