/** Replaces a name. */
const blank = '…';

/** Minimum length of a removed word. Shorter parts of names, such as "de", also occur in ordinary sentences. */
const minLetters = 3;

/** A guest who must not be named in data that outlives their record. */
export interface NamedGuest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
}

/**
 * Removes the guest's names, email address and telephone number from a reason, which the till stores for seven years,
 * even after the guest is erased. Matches whole words only and ignores case.
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
