import { expect, it } from 'vitest';
import { addressOf, isOutsideSite, languageAt, routerPath } from '#shared/site/site-paths.ts';

it.each([
  ['/fr', '/'],
  ['/fr/tours', '/tours'],
  ['/french', undefined],
  ['/tours', undefined],
  ['/', undefined],
])('the router of the French site reads the address %s as the path %s', (address, path) => {
  expect(routerPath(address)).toBe(path);
});

it('a link of the French build leads to the French page, or to the page of a given language', () => {
  expect([addressOf('/'), addressOf('/tours')]).toEqual(['/fr', '/fr/tours']);
  expect([addressOf('/', ''), addressOf('/tours', '')]).toEqual(['/', '/tours']);
});

it('the French build leaves Japanese pages and the stock page to the English build', () => {
  expect(['/jp', '/legal-disclosure', '/inventory', '/tours', '/buy#japan'].map(isOutsideSite)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(languageAt('/tours')).toBe('fr');
});
