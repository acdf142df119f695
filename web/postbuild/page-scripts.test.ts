import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../app/content/pages/pages.ts';
import { gzipped, isLibrary, kindOf, scriptsAlone, scriptsOf } from './page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');

/** What a page may weigh in script, in bytes compressed. */
const most = 118_000;
/** What of it no other page uses. */
const mostAlone = 12_000;
/** What is React's and its router's of that, the same for all pages. */
const mostOfLibraries = 80_500;
/** What else comes with a page that mainly shows. */
const mostOfOwn = 12_000;
/**
 * What else comes with the others: what they weigh now, so that none grows unseen, and 200 bytes for the lists of
 * articles, batches and pictures, which grow by the entry.
 */
const heavier: Readonly<Record<string, number>> = {
  '/': 16_700,
  '/article': 12_200,
  '/batch': 17_500,
  '/in-the-news': 17_400,
  '/tours': 36_600,
  '/tours/confirm': 33_400,
  '/tours/confirmed': 31_600,
  '/contact': 27_100,
  '/operator': 31_400,
  '/inventory': 23_200,
  '/jp': 22_700,
  '/payment-success': 23_500,
  '/payment-cancel': 18_400,
};

const paths = pages.map(({ path: page }) => page);

const weigh = (files: readonly string[]): number =>
  files.reduce((total, file) => total + gzipped(site, file), 0);

describe('script', () => {
  it.each(paths)('of %s is within its budget', (page) => {
    expect(existsSync(path.join(site, page, 'index.html'))).toBe(true);
    const files = scriptsOf(site, page);
    expect(files.filter(isLibrary)).toHaveLength(1);
    const own = weigh(files.filter((file) => !isLibrary(file)));
    expect(own).toBeLessThan(heavier[kindOf(page)] ?? mostOfOwn);
    expect(own + mostOfLibraries).toBeLessThan(most);
  });

  it('that no other page uses is at most 12 kB', () => {
    const alone = [...new Set(paths.map(kindOf))].flatMap((kind) => {
      const page = paths.find((one) => kindOf(one) === kind) ?? kind;
      return { page, bytes: weigh(scriptsAlone(site, page, paths)) };
    });
    expect(alone.find(({ page }) => page === '/tours')?.bytes).toBeGreaterThan(5_000);
    expect(alone.filter(({ bytes }) => bytes > mostAlone)).toEqual([]);
  });

  it('of React and its router is one file, the same for all pages', () => {
    const libraries = new Set(paths.flatMap((page) => scriptsOf(site, page).filter(isLibrary)));
    expect([...libraries].map((file) => gzipped(site, file) < mostOfLibraries)).toEqual([true]);
  });
});
