import { loadDefaultJapaneseParser } from 'budoux';
import type { Plugin } from 'vite';

const parser = loadDefaultJapaneseParser();

/** Phrases that the model wrongly splits. */
const unbreakablePhrases = [
  '刈り取った',
  '日本全国へ',
  '20歳未満の者の',
  '20歳未満の者には',
  'お問い合わせ',
  '1本につき',
];

/** Placeholder for an interpolated value: after a figure the model expects a counter. */
const figure = '0';

/** Offsets at which the phrases of a text end. */
function phraseEnds(text: string): readonly number[] {
  const phrases = parser.parse(text);
  const ends = phrases.map((_, index) => phrases.slice(0, index + 1).join('').length);
  return ends.filter((offset) => !unbreakablePhrases.some((words) => isInside(text, words, offset)));
}

function isInside(text: string, words: string, offset: number): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (at < offset && offset < at + words.length) return true;
  }
  return false;
}

/** Turns the template `` phrases`…` `` into a list of templates, one per phrase. */
function splitIntoPhrases(template: string): string {
  const pieces = template.split(/(\$\{[^}]*\})/);
  const text = pieces.map((piece, index) => (index % 2 === 0 ? piece : figure)).join('');
  const ends = new Set(phraseEnds(text));
  let [offset, code] = [0, ''];
  const append = (length: number, piece: string) => {
    code += piece;
    offset += length;
    if (ends.has(offset) && offset < text.length) code += '`, `';
  };
  pieces.forEach((piece, index) => {
    if (index % 2 === 1) append(1, piece);
    else for (const letter of piece.split('')) append(1, letter);
  });
  return `[\`${code}\`]`;
}

export const withPhrases = (code: string): string =>
  code.replace(/\bphrases`([^`]*)`/g, (_, template: string) => splitIntoPhrases(template));

/**
 * Japanese puts no spaces between words. Finds line breaks at build time, for browsers that cannot find them, so that
 * visitors need not load the model.
 */
export const phraseBreaks: Plugin = {
  name: 'phrase-breaks',
  enforce: 'pre',
  transform: {
    filter: { id: /web\/app\/content\/.*\.ts$/, code: 'phrases`' },
    handler: (code) => ({ code: withPhrases(code), map: null }),
  },
};
