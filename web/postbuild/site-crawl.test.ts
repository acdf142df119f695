import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '#app/content/pages/pages.ts';
import { PageGraph } from '#app/content/structured-data/rich-results.testing.ts';
import { business } from '#shared/content/business.ts';
import { addressOf } from '#shared/site/site-paths.ts';
import { builtPages, englishOf } from './built-pages.testing.ts';
import { readPage, type ServedPage } from './page-reading.testing.ts';

const folder = path.resolve(import.meta.dirname, '../../build/site');
const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
const html = (page: string) => readFileSync(path.join(folder, page, 'index.html'), 'utf8');
const servedPages = new Map<string, ServedPage>(
  builtPages
    .filter(({ address }) => files.includes(path.join(address, 'index.html').slice(1)))
    .map(({ address }) => [address, readPage(html(address))]),
);

const isFile = (address: string): boolean => {
  const file = path.join(folder, new URL(address, business.siteUrl).pathname);
  return existsSync(file) && statSync(file).isFile();
};

/** Client-side routes without a file. */
const clientRoutes = /^(\/fr)?\/(batch|operator|tours\/booking)\/./;

/** Dead links of the community page in the specification (§2): unknown paths, which redirect to the landing page. */
const deadBySpecification = ['/home', '/spirit'];

/** The error of a link, if any. */
function linkError(from: string, href: string): string | undefined {
  const target = new URL(href, new URL(from, business.siteUrl));
  if (target.origin !== business.siteUrl) return undefined;
  if (englishOf(from) === '/community' && deadBySpecification.includes(englishOf(target.pathname)))
    return undefined;
  // The page for staff has the public frame; its French address redirects to the landing page.
  if (from === '/inventory' && target.pathname === '/fr/inventory') return undefined;
  const page = servedPages.get(target.pathname);
  if (page === undefined) {
    return isFile(target.href) || clientRoutes.test(target.pathname) ? undefined : `${from} links to ${href}`;
  }
  const id = decodeURIComponent(target.hash.slice(1));
  return id === '' || page.ids.has(id) ? undefined : `${from} links to ${href}, which does not exist there`;
}

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const entries = [...servedPages];
const staffPaths = pages.filter(({ isStaff }) => isStaff).map((page) => page.path);
const publicPages = builtPages.filter(({ page }) => !page.isStaff);
const publicPaths = publicPages.map(({ address }) => address);

it('the built site has a file for every listed page, and no other page (run `npm run build` first)', () => {
  expect([...servedPages.keys()].sort()).toEqual(builtPages.map(({ address }) => address).sort());
  expect(files.filter((file) => path.basename(file) === 'index.html')).toHaveLength(builtPages.length);
});

describe('pages of the built site', () => {
  it('have titles and descriptions that no other page has', () => {
    expect(duplicates(entries.map(([, { title }]) => title))).toEqual([]);
    // Search engines do not list the console: its pages share a description.
    const listed = entries.filter(([address]) => !staffPaths.includes(address));
    expect(listed.length).toBeGreaterThan(staffPaths.length);
    expect(duplicates(listed.map(([, { description }]) => description))).toEqual([]);
    for (const [, { title, description }] of entries) expect([title, description]).not.toContain('');
  });

  it('have one main heading', () => {
    expect(
      entries.filter(([, { mainHeadingCount }]) => mainHeadingCount !== 1).map(([page]) => page),
    ).toEqual([]);
  });

  it('declare their language', () => {
    for (const { address, language } of builtPages)
      expect([address, servedPages.get(address)?.language]).toEqual([address, language]);
  });

  it('have a canonical link or are not indexed', () => {
    for (const { address, page } of builtPages) {
      const canonical = page.noindex ? undefined : new URL(address, business.siteUrl).href;
      expect(servedPages.get(address)).toMatchObject({ canonical, noindex: page.noindex === true });
    }
  });

  it('link to their translations, which link back', () => {
    const alternatesIn = (address: string) =>
      [...html(address).matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, code, href = '']) => [code, new URL(href).pathname] as const,
      );
    for (const { address, alternates } of builtPages) {
      expect([address, alternatesIn(address)]).toEqual([address, Object.entries(alternates)]);
      for (const [, other] of alternatesIn(address))
        expect(alternatesIn(other).map(([, path]) => path)).toContain(address);
    }
  });

  it('link to the same page in the other language', () => {
    for (const { address, language, page } of builtPages.filter(({ page }) => !page.untranslated)) {
      const other = language === 'fr' ? page.path : addressOf(page.path, '/fr');
      expect([address, html(address).includes(`href="${other}" data-needs-hydration=""`)]).toEqual([
        address,
        true,
      ]);
    }
  });

  it('have narrow no-break spaces and no-break hyphens only in visible text', () => {
    const invisible = /<title>[^<]*[\u202f\u2011]|\s(?:aria-label|alt|content)="[^"]*[\u202f\u2011]/g;
    expect(
      entries.flatMap(([page]) => [...html(page).matchAll(invisible)].map(([part]) => `${page}: ${part}`)),
    ).toEqual([]);
    const data = entries.map(([page, { structuredData }]) => [page, JSON.stringify(structuredData)] as const);
    expect(data.filter(([, json]) => /[\u202f\u2011]/.test(json)).map(([page]) => page)).toEqual([]);
  });

  it('have no broken links', () => {
    const all = entries.flatMap(([page, { links }]) => links.map((href) => linkError(page, href)));
    expect(all.length).toBeGreaterThan(1000);
    expect([...new Set(all.filter(Boolean))]).toEqual([]);
  });

  it('have no missing picture, script, font or style', () => {
    const assetsOfPages = entries.flatMap(([page, { assets }]) =>
      assets.map((asset) => [page, asset] as const),
    );
    expect(assetsOfPages.length).toBeGreaterThan(500);
    const missing = assetsOfPages.filter(([, asset]) => !isFile(asset));
    expect(missing).toEqual([]);
  });

  it('have one inline style sheet each, and eight different ones in total', () => {
    const sheetsOf = (paths: readonly string[]) =>
      new Set(paths.map((page) => servedPages.get(page)?.styles.join('|')));
    expect(sheetsOf(publicPaths).size).toBe(8);
    // The console has one more, in a separate policy.
    expect(sheetsOf(staffPaths).size).toBe(1);
    expect(sheetsOf(publicPaths)).not.toContain(sheetsOf(staffPaths).values().next().value);
    expect(entries.filter(([, { styles }]) => styles.length !== 1)).toEqual([]);
  });
});

describe('the staff console in the built site', () => {
  const pagesOfStaff = staffPaths.map((page) => servedPages.get(page));

  it('has a file for every page on the list of staff pages', () => {
    expect(staffPaths).toEqual([
      '/staff',
      '/staff/link',
      '/staff/people',
      '/staff/closures',
      '/staff/till',
      '/staff/needs-you',
      '/staff/paper',
      '/staff/orders',
      '/staff/enquiries',
      '/staff/operators',
      '/staff/stock',
      '/staff/calendar',
      '/staff/numbers',
      '/staff/privacy',
    ]);
  });

  it('has no links from public pages, and is not listed in files for crawlers', () => {
    const linking = entries.filter(
      ([page, { links }]) => !staffPaths.includes(page) && links.some((href) => href.startsWith('/staff')),
    );
    expect(linking.map(([page]) => page)).toEqual([]);
    for (const file of ['sitemap.xml', 'robots.txt', 'manifest.webmanifest', 'fr/manifest.webmanifest'])
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain('staff');
  });

  it('is not indexed, and has no structured data, no card for social networks and no public footer', () => {
    for (const page of pagesOfStaff) {
      expect(page).toMatchObject({ noindex: true, canonical: undefined, structuredData: [] });
      expect(page?.assets.filter((asset) => asset.includes('/cards/'))).toEqual([]);
    }
    for (const page of staffPaths) {
      expect(html(page)).not.toMatch(/og:|twitter:|<footer/);
      // Before sign-in the page is the same for everyone, and has no links.
      expect(servedPages.get(page)?.links.filter((href) => !href.startsWith('#'))).toEqual([]);
    }
  });

  it('has CSS rules that public pages do not load', () => {
    const rulesOf = (page: string) => {
      const start = /\/assets\/start-\w+\.js/.exec(html(page))?.[0] ?? '';
      const rules =
        /\/assets\/rules-\w+\.css/.exec(readFileSync(path.join(folder, start), 'utf8'))?.[0] ?? '';
      return readFileSync(path.join(folder, rules), 'utf8');
    };
    for (const css of [rulesOf('/tours'), servedPages.get('/tours')?.styles[0]])
      expect(css).not.toMatch(/\.staff|\.sun\b/);
    expect(rulesOf('/staff')).toMatch(/\.staff\{/);
    for (const page of staffPaths) expect(servedPages.get(page)?.styles[0]).toMatch(/\.sun\{/);
  });
});

interface Rating {
  readonly ratingValue: number;
  readonly reviewCount: number;
}

describe('structured data of the built site', () => {
  it.each(publicPages.map(({ address }) => address))('is valid on the page %s', (page) => {
    const [data, ...others] = servedPages.get(page)?.structuredData ?? [];
    expect(others).toEqual([]);
    expect(PageGraph.safeParse(data).error?.issues).toBeUndefined();
  });

  it.each([
    ['/', 'WebSite'],
    ['/discover', 'AboutPage'],
    ['/spirits', 'Product'],
    ['/tours', 'TouristTrip'],
    [pages.find(({ article }) => article)?.path ?? 'an article', 'NewsArticle'],
  ])('contains, on the page %s, a %s as well as the distillery and the breadcrumbs', (page, kind) => {
    const data = servedPages.get(page)?.structuredData[0] as { '@graph': { '@type': string }[] };
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['Distillery', 'BreadcrumbList', kind]),
    );
  });

  it.each(publicPages)('has the rating that the page $address shows', ({ address: page, language }) => {
    const data = servedPages.get(page)?.structuredData[0] as { '@graph': { aggregateRating?: Rating }[] };
    const { ratingValue, reviewCount } = data['@graph'].flatMap(
      (thing) => thing.aggregateRating ?? [],
    )[0] as Rating;
    const visibleText = html(page).replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>|<[^>]+>/g, '');
    const ratings = {
      en: `Rated ${ratingValue} out of 5 from ${reviewCount} reviews`,
      fr: `Note\u202f: ${String(ratingValue).replace('.', ',')} sur 5, d’après ${reviewCount} avis`,
      ja: `5点満点中${ratingValue}点（レビュー${reviewCount}件）`,
    };
    expect(visibleText).toContain(ratings[language]);
  });

  it('contains no date on /tours, where it would become outdated', () => {
    expect(JSON.stringify(servedPages.get('/tours')?.structuredData)).not.toMatch(/\d{4}-\d\d-\d\d/);
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

  it.each([
    ['/tours', '/manifest.webmanifest', 'en'],
    ['/fr/tours', '/fr/manifest.webmanifest', 'fr'],
  ])('the page %s links to the manifest of its language', (page, file, lang) => {
    expect(/<link rel="manifest" href="([^"]+)"/.exec(html(page))?.[1]).toBe(file);
    expect(JSON.parse(read(file))).toMatchObject({ lang });
  });

  it.each(['', 'fr/'])('the manifest %s names existing icons', (folderOf) => {
    const { icons } = JSON.parse(read(`${folderOf}manifest.webmanifest`)) as { icons: { src: string }[] };
    expect(icons.filter(({ src }) => !isFile(src))).toEqual([]);
    expect(icons.length).toBeGreaterThan(2);
  });
});
