import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../app/content/pages.ts';
import { gzipped, isLibrary, scriptsOf } from './page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');

/** What a page may weigh in script, in bytes compressed; most pages: 118 kB. */
const most = 118_000;
/** These hold forms, calendars and baskets: each has what it weighs now, so that it does not grow unseen. */
const heavier: Readonly<Record<string, number>> = {
  '/tours': 134_500,
  '/tours/confirm': 125_500,
  '/tours/confirmed': 121_500,
  '/contact': 124_500,
  '/operator': 121_500,
  '/jp': 130_500,
};
/** What is React's and its router's of that. */
const mostOfLibraries = 94_500;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('script', () => {
  it.each(pages.map(({ path: page }) => page))('of %s is within its budget', (page) => {
    expect(existsSync(path.join(site, page, 'index.html'))).toBe(true);
    const files = scriptsOf(site, page);
    expect(files.filter(isLibrary)).toHaveLength(1);
    expect(sum(files.map((file) => gzipped(site, file)))).toBeLessThan(heavier[page] ?? most);
  });

  it('of React and its router is one file, the same for all pages', () => {
    const libraries = new Set(pages.flatMap(({ path: page }) => scriptsOf(site, page).filter(isLibrary)));
    expect([...libraries].map((file) => gzipped(site, file) < mostOfLibraries)).toEqual([true]);
  });
});
