import { singleLine } from '#shared/values/single-line.ts';

/**
 * Anything that an email client would turn into a link or a phone number, in text normalized by `normalize`: an address
 * with @, `//`, a network share, letters right after a dot (no list of top-level domains stays complete), an IP
 * address. Five digits are a phone number in Vanuatu, and more than any name has.
 */
const linkPattern = /[@\\]|\/\/|\.[\p{L}\p{M}]{2}|\p{N}\.\p{N}+\.\p{N}+\.\p{N}|(?:\p{N}\P{N}*){5}/u;

/** Characters and words of messages that names do not contain: brackets, slashes, a colon, a bank account. */
const messagePattern = /[()[\]{}<>/:：]|\biban\b/iu;

/** A longer text is a message, or a name that a greeting can omit. */
const maxWords = 5;

/** Abbreviations with a dot in names, apart from single letters. */
const titles = 'dr fr hon ma md mlle mme mr mrs ms mx prof rev st ste'.split(' ');

/** A word and a dot, directly followed by a name. */
const beforeName = /(?<![\p{L}\p{M}\p{N}-])(\p{L}+)\.(?=\p{Lu}\p{L})/gu;

/** `Dr.Smith` and `J.R.Smith` as `Dr. Smith` and `J.R. Smith`, which do not become links. */
const addSpacesAfterDots = (name: string): string =>
  name.replace(beforeName, (all, word: string) =>
    /^\p{Lu}$/u.test(word) || titles.includes(word.toLowerCase()) ? `${all} ` : all,
  );

/** Letters and marks that change the direction of text; allowed in a name, but must not affect text beyond it. */
const directionPattern =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Bidi_Control}]/u;

/**
 * A guest's name on one line, or '' when it looks like a link, a phone number or a message: a booking under the name
 * `Win at evil.example` must not make us send that advertisement to a stranger.
 */
export function printableName(...parts: readonly string[]): string {
  const name = withoutLinks(...parts);
  return messagePattern.test(normalize(name)) || name.split(' ').length > maxWords ? '' : name;
}

function withoutLinks(...parts: readonly string[]): string {
  const name = addSpacesAfterDots(singleLine(parts.join(' ')));
  return linkPattern.test(normalize(name)) ? '' : name;
}

/**
 * Removes invisible characters, normalizes compatibility forms, and turns every full stop of domain names into a dot.
 */
const normalize = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replaceAll('\u3002', '.');

/**
 * Visitor input for a header of an email to staff: '' when it looks like a link or a phone number, or contains an
 * encoded word (RFC 2047), which email clients would decode.
 */
export function headerText(text: string): string {
  const printable = withoutLinks(text);
  return printable.includes('=?') ? '' : printable;
}

/** The name for plain text, in isolates (U+2068, U+2069) where it could reverse the rest of its line. */
export function isolatedName(name: string): string {
  return directionPattern.test(name) ? `\u2068${name}\u2069` : name;
}
