import { expect, it } from 'vitest';
import { addressOf, isOutsideSite, languageAt, routerPath } from '#shared/site/site-paths.ts';

it.each([
  ['/fr', '/'],
  ['/fr/tours', '/tours'],
  ['/french', undefined],
  ['/tours', undefined],
  ['/', undefined],
])('the path %s is %s to the router of the French site', (address, path) => {
  expect(routerPath(address)).toBe(path);
});

it('addresses in a French build lead to French pages unless another language is given', () => {
  expect([addressOf('/'), addressOf('/tours')]).toEqual(['/fr', '/fr/tours']);
  expect([addressOf('/', ''), addressOf('/tours', '')]).toEqual(['/', '/tours']);
});

it('Japanese pages and the page for staff are in the English build', () => {
  expect(['/jp', '/legal-disclosure', '/inventory', '/tours', '/buy#japan'].map(isOutsideSite)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(languageAt('/tours')).toBe('fr');
});
