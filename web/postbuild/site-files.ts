import { alternatesOf } from '#app/content/pages/alternates.ts';
import type { Page } from '#app/content/pages/page.ts';
import { business } from '#shared/content/business.ts';
import { addressOf } from '#shared/site/site-paths.ts';
import { baseOf, type SiteLanguage } from '../site-language.ts';

/** Full URL of a path, escaped for XML. */
const location = (path: string): string =>
  new URL(path, business.siteUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/** Every indexed page in each of its languages, with its alternates. */
export const sitemap = (pages: readonly Page[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter(({ noindex }) => !noindex).flatMap(entriesOf),
    '</urlset>',
    '',
  ].join('\n');

function entriesOf(page: Page): readonly string[] {
  const links = Object.entries(alternatesOf(page))
    .map(([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${location(path)}"/>`)
    .join('');
  const addresses = page.untranslated ? [page.path] : [page.path, addressOf(page.path, '/fr')];
  return addresses.map((path) => `<url><loc>${location(path)}</loc>${links}</url>`);
}

/** Nothing is disallowed: crawlers must read a page to see its `noindex`. */
export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${location('/sitemap.xml')}\n`;

const monthsValid = 6;

/** Security contact (RFC 9116). Expires half a year after the month of the build, so that an abandoned site is recognised. */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: mailto:${business.emails.operations}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${location('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** For installing the site as an app, in the language of the page. */
export const webManifest = (language: SiteLanguage): string =>
  `${JSON.stringify(
    {
      name: business.name,
      short_name: business.name,
      lang: language,
      start_url: baseOf(language),
      display: 'minimal-ui',
      background_color: '#120e0b',
      theme_color: '#120e0b',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        icon(192, 'any'),
        icon(512, 'any'),
        icon(512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;

/** For installing the console on a phone or tablet. In English: its language is chosen when it runs. */
export const staffManifest = `${JSON.stringify(
  {
    id: '/staff',
    name: `${business.name}: staff`,
    short_name: 'Staff',
    lang: 'en',
    start_url: '/staff',
    scope: '/staff',
    display: 'standalone',
    background_color: '#120e0b',
    theme_color: '#120e0b',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  },
  null,
  2,
)}\n`;

/** Provider ids, read by the pages and by the security policy of the providers' documents. */
export const measurement = `${JSON.stringify(business.measurement)}\n`;
