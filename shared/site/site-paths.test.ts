import { expect, it } from 'vitest';
import { addressOf, languageAt, routerPath } from './site-paths.ts';

it.each([
  ['/', 'en'],
  ['/tours', 'en'],
  ['/jp', 'ja'],
  ['/jp/', 'ja'],
  ['/jpeg', 'en'],
  ['/legal-disclosure', 'ja'],
  ['/payment-success', 'ja'],
  ['/payment-cancel', 'ja'],
])('the page %s is in the language %s', (path, language) => {
  expect(languageAt(path)).toBe(language);
});

it.each([
  ['/', '/'],
  ['/tours', '/tours'],
  ['/french', '/french'],
  ['/fr', undefined],
  ['/fr/tours', undefined],
])('routerPath returns for %s the path %s', (address, path) => {
  expect(routerPath(address)).toBe(path);
});

it('addressOf returns the address of a page with the prefix of the language', () => {
  expect([addressOf('/'), addressOf('/tours')]).toEqual(['/', '/tours']);
  expect([addressOf('/', '/fr'), addressOf('/tours', '/fr')]).toEqual(['/fr', '/fr/tours']);
});
