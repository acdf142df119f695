import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtPages, englishOf } from './built-pages.testing.ts';
import { fetchedPictures, highPriorityPictures } from './fetched-pictures.testing.ts';
import { gzipped } from './page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');
const paths = builtPages.map(({ address }) => address);
const html = (page: string) => readFileSync(path.join(site, page, 'index.html'), 'utf8');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const bytes = (files: readonly string[]) => sum(files.map((file) => statSync(path.join(site, file)).size));

/** Fonts that a page requests. */
const fontsOf = (page: string) =>
  [...html(page).matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, face = '']) => face);

/** Everything fetched before the code, on a 390 px phone at any pixel density. */
function beforeHydration(page: string) {
  const [scripts, pictures] = [
    [...html(page).matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, script = '']) => script),
    highPriorityPictures(html(page)).flatMap((picture) =>
      fetchedPictures(picture, { width: 390, density: 3 }),
    ),
  ];
  return {
    html: gzipped(site, path.join(page, 'index.html')),
    fonts: bytes(fontsOf(page)),
    scripts: sum(scripts.map((script) => gzipped(site, script))),
    pictures: bytes(pictures),
  };
}

describe('a page (run `npm run build` first)', () => {
  it('requests two fonts, or three if it is Japanese, of at most 75 kB in total', () => {
    for (const { address, language } of builtPages) {
      expect([address, fontsOf(address).length]).toEqual([address, language === 'ja' ? 3 : 2]);
    }
    expect(paths.filter((page) => bytes(fontsOf(page)) > 75_000)).toEqual([]);
  });

  it('loads at most 140 kB at 390 px before hydration', () => {
    const weights = paths.map((page) => ({ page, ...beforeHydration(page) }));
    expect(weights.filter(({ scripts }) => scripts === 0)).toEqual([]);
    expect(weights.filter(({ page, pictures }) => page === '/' && pictures === 0)).toEqual([]);
    expect(weights.filter(({ page: _, ...each }) => sum(Object.values(each)) > 140_000)).toEqual([]);
  });

  it('is at most 1 kB larger in French than in English', () => {
    const weigh = (page: string) => gzipped(site, path.join(page, 'index.html'));
    const growth = paths
      .filter((page) => page !== englishOf(page))
      .map((page) => ({ page, bytes: weigh(page) - weigh(englishOf(page)) }));
    expect(growth.length).toBeGreaterThan(20);
    expect(growth.filter(({ bytes }) => bytes > 1_000)).toEqual([]);
  });

  /** In brotli, like CloudFront. The footer, on no first screen, may come a round trip later. */
  it('fits, without the footer, into the first flight of TCP packets', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const largePages = paths
      .map((page) => ({ page, bytes: brotliCompressSync(htmlAboveFooter(page), { params }).length }))
      .filter((each) => each.bytes > firstFlight);
    expect(largePages).toEqual([]);
  });

  const htmlAboveFooter = (page: string): string => html(page).split('<footer')[0] ?? '';

  /** Ten packets, less the headers. */
  const firstFlight = 13_200;
});
