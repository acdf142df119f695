import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { business } from '../../shared/content/business.ts';
import { languageAt } from '../app/content/frame/language.ts';
import { pages } from '../app/content/pages/pages.ts';
import { PageGraph } from '../app/content/structured-data/rich-results.testing.ts';
import { readPage, type ServedPage } from './page-reading.testing.ts';

const folder = path.resolve(import.meta.dirname, '../../build/site');
const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
const html = (page: string) => readFileSync(path.join(folder, page, 'index.html'), 'utf8');
const served = new Map<string, ServedPage>(
  pages
    .filter(({ path: page }) => files.includes(path.join(page, 'index.html').slice(1)))
    .map(({ path: page }) => [page, readPage(html(page))]),
);

const isFile = (address: string): boolean => {
  const file = path.join(folder, new URL(address, business.siteUrl).pathname);
  return existsSync(file) && statSync(file).isFile();
};

/** Client-side routes without a file of their own. */
const clientRoutes = /^\/(batch|operator|tours\/booking)\/./;

/** Dead links of the community page in the specification (§2): unknown paths, which redirect to the landing page. */
const deadBySpecification = ['/home', '/spirit'];

/** The error of a link, if any. */
function broken(from: string, href: string): string | undefined {
  const target = new URL(href, new URL(from, business.siteUrl));
  if (target.origin !== business.siteUrl) return undefined;
  if (from === '/community' && deadBySpecification.includes(target.pathname)) return undefined;
  const page = served.get(target.pathname);
  if (page === undefined) {
    return isFile(target.href) || clientRoutes.test(target.pathname) ? undefined : `${from} links to ${href}`;
  }
  const id = decodeURIComponent(target.hash.slice(1));
  return id === '' || page.ids.has(id) ? undefined : `${from} links to ${href}, which has no such part`;
}

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const entries = [...served];
const staffPaths = pages.filter(({ isStaff }) => isStaff).map((page) => page.path);
const publicPaths = pages.filter(({ isStaff }) => !isStaff).map((page) => page.path);

it('has a file for every page, and no other page (run `npm run build` first)', () => {
  expect([...served.keys()].sort()).toEqual(pages.map((page) => page.path).sort());
  expect(files.filter((file) => path.basename(file) === 'index.html')).toHaveLength(pages.length);
});

describe('pages', () => {
  it('have their own title and description', () => {
    expect(twice(entries.map(([, { title }]) => title))).toEqual([]);
    expect(twice(entries.map(([, { description }]) => description))).toEqual([]);
    for (const [, { title, description }] of entries) expect([title, description]).not.toContain('');
  });

  it('have one main heading', () => {
    expect(entries.filter(([, { headings }]) => headings !== 1).map(([page]) => page)).toEqual([]);
  });

  it('declare their language', () => {
    for (const [page, { language }] of entries) expect([page, language]).toEqual([page, languageAt(page)]);
  });

  it('have a canonical link or are not indexed', () => {
    for (const { path: page, noindex } of pages) {
      const address = noindex ? undefined : new URL(page, business.siteUrl).href;
      expect(served.get(page)).toMatchObject({ canonical: address, noindex: noindex === true });
    }
  });

  it('have no broken links', () => {
    const all = entries.flatMap(([page, { links }]) => links.map((href) => broken(page, href)));
    expect([...new Set(all.filter(Boolean))]).toEqual([]);
  });

  it('have no missing picture, script, font or style', () => {
    const missing = entries.flatMap(([page, { assets }]) =>
      assets.filter((asset) => !isFile(asset)).map((asset) => `${page}: ${asset}`),
    );
    expect(missing).toEqual([]);
  });

  it('have one inline sheet each, six different ones in all: the security policy names them', () => {
    const sheetsOf = (paths: readonly string[]) =>
      new Set(paths.map((page) => served.get(page)?.styles.join('|')));
    expect(sheetsOf(publicPaths).size).toBe(6);
    // One more, in a policy of its own.
    expect(sheetsOf(staffPaths).size).toBe(1);
    expect(sheetsOf(publicPaths)).not.toContain(sheetsOf(staffPaths).values().next().value);
    expect(entries.filter(([, { styles }]) => styles.length !== 1)).toEqual([]);
  });
});

describe('the staff console', () => {
  const pagesOfStaff = staffPaths.map((page) => served.get(page));

  it('has these pages', () => {
    expect(staffPaths).toEqual(['/staff', '/staff/link', '/staff/people', '/staff/closures', '/staff/till']);
  });

  it('is not linked from public pages, nor named in a file for crawlers', () => {
    const linking = entries.filter(
      ([page, { links }]) => !staffPaths.includes(page) && links.some((href) => href.startsWith('/staff')),
    );
    expect(linking.map(([page]) => page)).toEqual([]);
    for (const file of ['sitemap.xml', 'robots.txt', 'manifest.webmanifest'])
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain('staff');
  });

  it('is not indexed, and has neither structured data nor a card nor the public frame', () => {
    for (const page of pagesOfStaff) {
      expect(page).toMatchObject({ noindex: true, canonical: undefined, structuredData: [] });
      expect(page?.assets.filter((asset) => asset.includes('/cards/'))).toEqual([]);
    }
    for (const page of staffPaths) {
      expect(html(page)).not.toMatch(/og:|twitter:|<footer/);
      // Before somebody is signed in it is the same for everybody: no link leads anywhere.
      expect(served.get(page)?.links.filter((href) => !href.startsWith('#'))).toEqual([]);
    }
  });

  it('has its rules to itself', () => {
    const rulesOf = (page: string) => {
      const start = /\/assets\/start-\w+\.js/.exec(html(page))?.[0] ?? '';
      const rules =
        /\/assets\/rules-\w+\.css/.exec(readFileSync(path.join(folder, start), 'utf8'))?.[0] ?? '';
      return readFileSync(path.join(folder, rules), 'utf8');
    };
    for (const css of [rulesOf('/tours'), served.get('/tours')?.styles[0]])
      expect(css).not.toMatch(/\.staff|\.sun\b/);
    expect(rulesOf('/staff')).toMatch(/\.staff_/);
    for (const page of staffPaths) expect(served.get(page)?.styles[0]).toMatch(/\.sun\{/);
  });
});

interface Rating {
  readonly ratingValue: number;
  readonly reviewCount: number;
}

describe('structured data', () => {
  it.each(publicPaths)('of %s is valid', (page) => {
    const [data, ...more] = served.get(page)?.structuredData ?? [];
    expect(more).toEqual([]);
    expect(PageGraph.safeParse(data).error?.issues).toBeUndefined();
  });

  it.each([
    ['/', 'WebSite'],
    ['/discover', 'AboutPage'],
    ['/spirits', 'Product'],
    ['/tours', 'TouristTrip'],
    [pages.find(({ article }) => article)?.path ?? 'an article', 'NewsArticle'],
  ])('of %s holds a %s beside the distillery and the breadcrumbs', (page, kind) => {
    const data = served.get(page)?.structuredData[0] as { '@graph': { '@type': string }[] };
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['Distillery', 'BreadcrumbList', kind]),
    );
  });

  it.each(publicPaths)('of %s has the rating shown there', (page) => {
    const data = served.get(page)?.structuredData[0] as { '@graph': { aggregateRating?: Rating }[] };
    const { ratingValue, reviewCount } = data['@graph'].flatMap(
      (thing) => thing.aggregateRating ?? [],
    )[0] as Rating;
    const seen = html(page).replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>|<[^>]+>/g, '');
    expect(seen).toMatch(
      languageAt(page) === 'ja'
        ? `5点満点中${ratingValue}点（レビュー${reviewCount}件）`
        : `Rated ${ratingValue} out of 5 from ${reviewCount} reviews`,
    );
  });

  it('of /tours holds no date: it would be stale', () => {
    expect(JSON.stringify(served.get('/tours')?.structuredData)).not.toMatch(/\d{4}-\d\d-\d\d/);
  });
});

describe('files for crawlers and devices', () => {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  it('the sitemap lists every indexed page', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed.sort()).toEqual(
      entries.flatMap(([, { canonical }]) => (canonical === undefined ? [] : [canonical])).sort(),
    );
  });

  it('robots.txt names the sitemap', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
  });

  it('the manifest names existing icons', () => {
    const { icons } = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string }[] };
    expect(icons.filter(({ src }) => !isFile(src))).toEqual([]);
    expect(icons.length).toBeGreaterThan(2);
  });
});
