import { singleLine } from '../../shared/values/single-line.ts';

/**
 * Anything that a mail program would turn into a link or a number to call, in text as `plain` writes it: an address
 * with @, `//`, a network share, letters right after a dot (of new top-level domains no list stays complete), the
 * address of a machine. Five digits are a telephone number in Vanuatu, and more than any name has.
 */
const linkLike = /[@\\]|\/\/|\.[\p{L}\p{M}]{2}|\p{N}\.\p{N}+\.\p{N}+\.\p{N}|(?:\p{N}\P{N}*){5}/u;

/** What names have a dot behind, besides single letters. */
const titles = 'dr fr hon ma md mlle mme mr mrs ms mx prof rev st ste'.split(' ');

/** A word with a dot right behind it and a name right behind that. */
const beforeName = /(?<![\p{L}\p{M}\p{N}-])(\p{L}+)\.(?=\p{Lu}\p{L})/gu;

/** `Dr.Smith` and `J.R.Smith` as `Dr. Smith` and `J.R. Smith`: of these nothing makes a link. */
const spaced = (name: string): string =>
  name.replace(beforeName, (all, word: string) =>
    /^\p{Lu}$/u.test(word) || titles.includes(word.toLowerCase()) ? `${all} ` : all,
  );

/** Marks that turn the direction of the text around them; in a name they may stay, but not reach beyond it. */
const directional = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Bidi_Control}]/u;

/**
 * A guest's name on one line, or '' when it reads like a link or a telephone number: a booking under the name
 * `Win at evil.example` must not make us send that advertisement to a stranger.
 */
export function printableName(...parts: readonly string[]): string {
  const name = spaced(singleLine(parts.join(' ')));
  return linkLike.test(plain(name)) ? '' : name;
}

/** Without characters that are not seen, and with the simplest form of each other; all full stops of domain names as dots. */
const plain = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replaceAll('\u3002', '.');

/**
 * What a visitor has typed, for a header: as a name is printed, and '' when it holds an encoded word (RFC 2047), which
 * the reader's mail program would turn into whatever it hides.
 */
export function headerText(text: string): string {
  const shown = printableName(text);
  return shown.includes('=?') ? '' : shown;
}

/** The name for plain text, fenced by isolates (U+2068, U+2069) where it could turn the rest of its line around. */
export function isolatedName(name: string): string {
  return directional.test(name) ? `\u2068${name}\u2069` : name;
}
