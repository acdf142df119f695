import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languageAt } from '../app/content/frame/language.ts';
import { pages } from '../app/content/pages/pages.ts';
import { fetchedPictures, foremostPictures } from './fetched-pictures.testing.ts';
import { gzipped } from './page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');
const paths = pages.map(({ path: page }) => page);
const html = (page: string) => readFileSync(path.join(site, page, 'index.html'), 'utf8');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const bytes = (files: readonly string[]) => sum(files.map((file) => statSync(path.join(site, file)).size));

/** The faces that a page asks for; those of other writings are not fetched by it. */
const facesOf = (page: string) =>
  [...html(page).matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, face = '']) => face);

/** What is fetched of a page on a phone of 390 px, however fine its screen, before any of its code. */
function beforeLife(page: string) {
  const [scripts, pictures] = [
    [...html(page).matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, script = '']) => script),
    foremostPictures(html(page)).flatMap((one) => fetchedPictures(one, { width: 390, density: 3 })),
  ];
  return {
    html: gzipped(site, path.join(page, 'index.html')),
    faces: bytes(facesOf(page)),
    scripts: sum(scripts.map((script) => gzipped(site, script))),
    pictures: bytes(pictures),
  };
}

describe('a page (run `npm run build` first)', () => {
  it('asks for two faces, in Japanese for three, of at most 75 kB', () => {
    for (const page of paths) {
      expect([page, facesOf(page).length]).toEqual([page, languageAt(page) === 'ja' ? 3 : 2]);
    }
    expect(paths.filter((page) => bytes(facesOf(page)) > 75_000)).toEqual([]);
  });

  it('needs at most 140 kB in all at 390 px before it comes to life', () => {
    const weights = paths.map((page) => ({ page, ...beforeLife(page) }));
    expect(weights.filter(({ scripts }) => scripts === 0)).toEqual([]);
    expect(weights.filter(({ page, pictures }) => page === '/' && pictures === 0)).toEqual([]);
    expect(weights.filter(({ page: _, ...each }) => sum(Object.values(each)) > 140_000)).toEqual([]);
  });

  /** In brotli, as CloudFront makes it. */
  it('is what a server sends before it waits for the first receipt', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const large = paths
      .map((page) => ({ page, bytes: brotliCompressSync(html(page), { params }).length }))
      .filter((each) => each.bytes > firstAnswer);
    expect(large).toEqual([]);
  });

  /** Ten packets, less what the headers take. */
  const firstAnswer = 13_200;
});
