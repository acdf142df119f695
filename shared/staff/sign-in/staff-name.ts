import { textProblem } from '#shared/values/text-problem.ts';
import { nameMessages } from './name-messages.ts';

export const maxStaffNameLength = 60;

/** Letters that do not decompose into one of A to Z, with the letters that they are read as. */
const otherLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ŋ: 'n',
};

/** Converts a name to lower case without accents; letters of other scripts are unchanged. */
const withoutAccents = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => otherLetters[letter] ?? letter)
    .join('');

/**
 * Why a person or a shared device cannot have this name, and what to do. Other scripts have letters that cannot be
 * distinguished from Latin ones.
 */
export function staffNameProblem(name: string): string | undefined {
  const problem = textProblem(name, { name: nameMessages.staffName, maxLength: maxStaffNameLength });
  if (problem !== undefined) return problem;
  return /\p{L}/u.test(withoutAccents(name).replace(/[a-z]/g, '')) ? nameMessages.latin : undefined;
}

/**
 * Reduces a name to a text that is equal for names that look alike, because they differ only in case, accents, spaces,
 * signs or similar letters.
 */
export const nameSkeleton = (name: string): string =>
  withoutAccents(name)
    .replace(/[^a-z0-9]/g, '')
    .replace(/[il1]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
