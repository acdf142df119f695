import { oneLine } from '../../shared/values/one-line.ts';

/** Anything that a mail program would turn into a link: `https://…`, `www.…`, `name.tld/…`, an address with @. */
const linkLike = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}]{2,}(?:\/|$|\s)/iu;

/** Marks that turn the direction of the text around them; in a name they may stay, but not reach beyond it. */
const directional = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Bidi_Control}]/u;

/**
 * A guest's name on one line, or '' when it reads like a link: a booking under the name
 * `Win at evil.example` must not make us send that advertisement to a stranger.
 */
export function printableName(...parts: readonly string[]): string {
  const name = oneLine(parts.join(' '));
  return linkLike.test(name) ? '' : name;
}

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
