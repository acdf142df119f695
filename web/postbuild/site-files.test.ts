import { expect, it } from 'vitest';
import { pages } from '#app/content/pages/pages.ts';
import { securityTxt, sitemap, webManifest } from './site-files.ts';

const page = (path: string, noindex?: boolean) => ({
  path,
  title: 'Rum',
  description: 'Rum',
  ...(noindex && { noindex }),
});

it('the sitemap lists every indexed page by its full URL', () => {
  const xml = sitemap([page('/'), page('/tours'), page('/tours/confirm', true), page("/article/a&b's")]);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://www.example.com/',
    'https://www.example.com/fr',
    'https://www.example.com/tours',
    'https://www.example.com/fr/tours',
    'https://www.example.com/article/a&amp;b&apos;s',
    'https://www.example.com/fr/article/a&amp;b&apos;s',
  ]);
});

it('the sitemap names the translations of a page in the entry of each language', () => {
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/tours"/>' +
    '<xhtml:link rel="alternate" hreflang="fr" href="https://www.example.com/fr/tours"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/tours"/>';
  expect(sitemap([page('/tours')]).split(links)).toHaveLength(3);
  expect(sitemap([{ ...page('/jp'), untranslated: true }])).not.toContain('hreflang');
});

it.each([
  ['en', '/'],
  ['fr', '/fr'],
] as const)(
  'the site installed on a device from a page in the language %s opens at %s',
  (language, start) => {
    expect(JSON.parse(webManifest(language))).toMatchObject({ lang: language, start_url: start });
  },
);

it('the sitemap does not list the staff console', () => {
  expect(pages.some(({ isStaff }) => isStaff)).toBe(true);
  expect(sitemap(pages)).not.toContain('/staff');
});

it('security.txt names the security contact, valid for half a year from the month of the build', () => {
  const lines = securityTxt(new Date('2026-11-24T10:00:00Z')).split('\n');
  expect(lines).toContain('Contact: mailto:operations@example.com');
  expect(lines).toContain('Canonical: https://www.example.com/.well-known/security.txt');
  expect(lines).toContain('Expires: 2027-05-01T00:00:00.000Z');
  // Two builds of one month are equal.
  expect(securityTxt(new Date('2026-11-01T00:00:00Z'))).toBe(lines.join('\n'));
});
