import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { builtPages } from './built-pages.testing.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');
const frenchPages = builtPages.filter(({ language }) => language === 'fr').map(({ address }) => address);

/** Names, which are the same in every language. */
const names = /Port Vila Rum Distillery|Lost Times?|The Forgotten Casks|Bank Connect|Global Privacy Control/g;

const englishWords =
  /(?<![\p{L}’'-])(the|and|of|with|your|our|you|for|from|please|book|day|time|tour|guests?|is|are|this|that|open|closed|where|how|more|all|new|by|at|to|we|not|it)(?![\p{L}’'-])/iu;
const frenchWords =
  /(?<!\p{L})(le|la|les|l’|un|une|des?|d’|du|et|est|à|au|aux|en|dans|pour|par|sur|ce|cette|qui|que|qu’|ne|n’|pas|vous|nous|votre|son|sa|ses|il|elle|puis|où)(?=[\s’,]|$|\p{L})/iu;

/** Visible texts and accessible names in the language of the page; elements marked as another language are left out. */
function textsOf(page: string): readonly string[] {
  const { document } = parseHTML(readFileSync(path.join(site, page, 'index.html'), 'utf8'));
  const otherLanguages = '[lang]:not([lang="fr"]), [translate="no"], script, style';
  for (const part of document.querySelectorAll(`body :is(${otherLanguages})`)) part.remove();
  const labels = [...document.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((part) =>
    ['aria-label', 'alt', 'placeholder'].map((name) => part.getAttribute(name) ?? ''),
  );
  const blocks = [
    ...document.querySelectorAll('body :is(p, li, dt, dd, h1, h2, h3, h4, figcaption, label, a, button)'),
  ];
  const head = [
    document.title,
    ...[...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content') ?? ''),
  ];
  const innermostBlocks = blocks.filter(
    (block) => block.querySelector(':is(p, li, dt, dd, h1, h2, h3, h4)') === null,
  );
  return [...head, ...labels, ...innermostBlocks.map(({ textContent }) => textContent ?? '')]
    .map((text) => text.replace(names, '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !/^(https?:|\/)\S*$/.test(text));
}

const sentencesOf = (page: string): readonly string[] =>
  textsOf(page).flatMap((text) => text.match(/[^.!?]{40,}[.!?]/g) ?? []);

describe('a French page (run `npm run build` first)', () => {
  it('is tested on more than 20 pages with over 200 sentences', () => {
    expect(frenchPages.length).toBeGreaterThan(20);
    expect(frenchPages.flatMap(sentencesOf).length).toBeGreaterThan(200);
  });

  it.each(frenchPages)('%s has no English sentence', (page) => {
    const texts = textsOf(page);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => englishWords.test(text))).toEqual([]);
  });

  it.each(frenchPages)('%s has only sentences that are recognised as French', (page) => {
    expect(sentencesOf(page).filter((sentence) => !frenchWords.test(sentence))).toEqual([]);
  });
});
