import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '#app/content/pages/pages.ts';
import { builtPages, englishOf } from './built-pages.testing.ts';
import { everyImport, gzipped, isLibrary, kindOf, scriptsOf, unsharedScriptsOf } from './page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');

/**
 * Script budgets by page, in gzipped bytes. They leave some 150 bytes of room, because the
 * hashes in the names of imported files compress differently in each build.
 */
const budgets: Readonly<Record<string, number>> = {
  '/tours': 151_350,
  '/tours/confirm': 138_300,
  '/tours/confirmed': 137_150,
  // They show rows of Today.
  '/staff/needs-you': 166_900,
  '/staff/paper': 164_300,
};
const maxOfOthers = 136_650;
/** For the staff console's pages, which share most scripts. */
const maxOfStaff = 154_300;
/** Budget of scripts that no other page uses. */
const maxUnshared = 12_000;

const paths = pages.map(({ path: page }) => page);
const isStaff = (page: string) => pages.some(({ path, isStaff }) => path === page && isStaff);
const publicPaths = paths.filter((page) => !isStaff(page));
const translatedPaths = builtPages.flatMap(({ address }) =>
  address === englishOf(address) ? [] : [address],
);

const weigh = (files: readonly string[]): number =>
  files.reduce((total, file) => total + gzipped(site, file), 0);

/** The copy that the console's first screen loads in a language. */
const wordsIn = (language: string): readonly string[] => {
  const words = readdirSync(path.join(site, 'assets')).filter((file) =>
    file.startsWith(`staff-copy-${language}-`),
  );
  expect(words.length, language).toBe(1);
  return words.map((file) => `/assets/${file}`);
};

describe('the scripts of the built site', () => {
  it.each(paths)('are within the budget of the page %s', (page) => {
    expect(existsSync(path.join(site, page, 'index.html'))).toBe(true);
    expect(weigh([...scriptsOf(site, page), ...(isStaff(page) ? wordsIn('en') : [])])).toBeLessThan(
      budgets[page] ?? (isStaff(page) ? maxOfStaff : maxOfOthers),
    );
  });

  it('of the console load the copy in one language only, which is at most 1.3 kB larger in French', () => {
    expect(scriptsOf(site, '/staff').filter((file) => /\/staff-copy-/.test(file))).toEqual([]);
    expect(weigh(wordsIn('fr')) - weigh(wordsIn('en'))).toBeLessThan(1_300);
  });

  it('are at most 1 kB larger on a French page than on the English one, or 1.25 kB on the tours page', () => {
    const growth = translatedPaths.map((page) => ({
      page,
      bytes: weigh(scriptsOf(site, page)) - weigh(scriptsOf(site, englishOf(page))),
    }));
    expect(growth.length).toBeGreaterThan(20);
    expect(growth.filter(({ page, bytes }) => bytes > (page === '/fr/tours' ? 1_280 : 1_024))).toEqual([]);
  });

  it.each([...paths, ...translatedPaths])(
    'are not fetched before the first paint of %s, except the start script',
    (page) => {
      const html = readFileSync(path.join(site, page, 'index.html'), 'utf8');
      const fetched = [...html.matchAll(/(?:src|href)="(\/assets\/[\w.~-]+\.js)"/g)].map(
        ([, file = '']) => file,
      );
      const theme = isStaff(page) ? [expect.stringMatching(/^\/assets\/staff-theme-[\w-]+\.js$/)] : [];
      expect(fetched).toEqual([...theme, expect.stringMatching(/^\/assets\/start-\w+\.js$/)]);
      expect(weigh(fetched)).toBeLessThan(isStaff(page) ? 1_800 : 1_500);
    },
  );

  it('used by one kind of page only are at most 12 kB', () => {
    const unsharedScripts = [...new Set(publicPaths.map(kindOf))].flatMap((kind) => {
      const page = paths.find((path) => kindOf(path) === kind) ?? kind;
      return { page, bytes: weigh(unsharedScriptsOf(site, page, paths)) };
    });
    expect(unsharedScripts.find(({ page }) => page === '/tours')?.bytes).toBeGreaterThan(5_000);
    expect(unsharedScripts.filter(({ bytes }) => bytes > maxUnshared)).toEqual([]);
  });

  it('of the staff console are not fetched by public pages', () => {
    const staffScripts = new Set(paths.filter(isStaff).flatMap((page) => scriptsOf(site, page, everyImport)));
    expect([...staffScripts].some((file) => /\/staff-console-/.test(file))).toBe(true);
    const publicScripts = new Set(publicPaths.flatMap((page) => scriptsOf(site, page, everyImport)));
    // Files with the same content have the same name.
    expect([...publicScripts].filter((file) => staffScripts.has(file) && gzipped(site, file) > 500)).toEqual(
      [],
    );
    expect([...publicScripts].filter((file) => /\/staff-/.test(file))).toEqual([]);
  });

  it('include React and its router as one file for the public site and one for the console', () => {
    const librariesOf = (pages: readonly string[]) =>
      new Set(pages.flatMap((page) => scriptsOf(site, page).filter(isLibrary)));
    expect(librariesOf([...publicPaths, ...translatedPaths]).size).toBe(1);
    expect(librariesOf(paths.filter(isStaff)).size).toBe(1);
  });
});
