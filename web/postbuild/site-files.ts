import { business } from '../../shared/content/business.ts';
import type { Page } from '../app/content/pages/page.ts';

/** The site's address of a path, escaped for XML. */
const location = (path: string): string =>
  new URL(path, business.siteUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/** Every page that wants to be found. */
export const sitemap = (pages: readonly Page[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ noindex }) => !noindex).map(({ path }) => `<url><loc>${location(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Nothing is forbidden: a page that is not to be found says so itself, and must be read for that. */
export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${location('/sitemap.xml')}\n`;

const monthsOfTrust = 6;

/**
 * Whom to tell of a weakness, for those who look for them (RFC 9116). It holds for half a year from the month in which
 * the site is built: whoever still reads it then has found a site that nobody looks after.
 */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + monthsOfTrust, 1));
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

/** What a device needs to know to keep the site beside its apps. */
export const webManifest = `${JSON.stringify(
  {
    name: business.name,
    short_name: business.name,
    lang: 'en',
    start_url: '/',
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

/** Which providers measure, for the pages and for the security policy of the documents that their scripts run in. */
export const measurement = `${JSON.stringify(business.measurement)}\n`;
