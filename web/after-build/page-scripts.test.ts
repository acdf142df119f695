import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../app/content/pages.ts';
import { gzipped, isLibrary, scriptsOf } from './page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');

/** What a page may weigh in script, in bytes compressed. */
const most = 118_000;
/** What is React's and its router's of that, the same for all pages. */
const mostOfLibraries = 80_500;
/** What else comes with a page that mainly shows. */
const mostOfOwn = 12_000;
/**
 * What else comes with the others: what they weigh now, so that none grows unseen, and 200 bytes for the lists of
 * articles, batches and pictures, which grow by the entry.
 */
const heavier: Readonly<Record<string, number>> = {
  '/': 16_800,
  '/article': 12_200,
  '/batch': 17_500,
  '/in-the-news': 17_400,
  '/tours': 36_500,
  '/tours/confirm': 32_000,
  '/tours/confirmed': 31_000,
  '/contact': 26_600,
  '/operator': 30_900,
  '/inventory': 22_500,
  '/jp': 21_200,
  '/payment-success': 22_200,
  '/payment-cancel': 17_100,
};

/** Pages of one kind weigh the same. */
const mostOf = (page: string): number => heavier[/^\/(article|batch)/.exec(page)?.[0] ?? page] ?? mostOfOwn;

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
