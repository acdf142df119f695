import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../app/content/pages.ts';
import { gzipped, isLibrary, scriptsOf } from './page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');

/** What a page may weigh in script, in bytes compressed. */
const most = 118_000;
/** What is React's and its router's of that, the same for all pages. */
const mostOfLibraries = 81_000;
/** What else comes with a page that mainly shows. */
const mostOfOwn = 12_000;
/** What else comes with the others: what they weigh now, so that none grows unseen. */
const heavier: Readonly<Record<string, number>> = {
  '/': 17_600,
  '/batch': 17_200,
  '/community': 12_800,
  '/in-the-news': 18_200,
  '/tours': 36_900,
  '/tours/confirm': 31_700,
  '/tours/confirmed': 30_200,
  '/contact': 29_000,
  '/operator': 30_400,
  '/inventory': 22_600,
  '/jp': 22_300,
  '/payment-success': 21_700,
  '/payment-cancel': 22_000,
};

/** Pages of one kind weigh the same. */
const mostOf = (page: string): number =>
  heavier[page] ??
  (page.startsWith('/batch') ? heavier['/batch'] : undefined) ??
  (page.startsWith('/article') ? 13_900 : mostOfOwn);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('script', () => {
  it.each(pages.map(({ path: page }) => page))('of %s is within its budget', (page) => {
    expect(existsSync(path.join(site, page, 'index.html'))).toBe(true);
    const files = scriptsOf(site, page);
    expect(files.filter(isLibrary)).toHaveLength(1);
    const own = sum(files.filter((file) => !isLibrary(file)).map((file) => gzipped(site, file)));
    expect(own).toBeLessThan(mostOf(page));
    expect(own + mostOfLibraries).toBeLessThan(most);
  });

  it('of React and its router is one file, the same for all pages', () => {
    const libraries = new Set(pages.flatMap(({ path: page }) => scriptsOf(site, page).filter(isLibrary)));
    expect([...libraries].map((file) => gzipped(site, file) < mostOfLibraries)).toEqual([true]);
  });
});
