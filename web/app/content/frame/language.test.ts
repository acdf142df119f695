import { expect, it } from 'vitest';
import { languageAt } from './language.ts';

it.each([
  ['/', 'en'],
  ['/tours', 'en'],
  ['/jp', 'ja'],
  ['/jp/', 'ja'],
  ['/jpeg', 'en'],
  ['/legal-disclosure', 'ja'],
  ['/payment-success', 'ja'],
  ['/payment-cancel', 'ja'],
])('%s is written in %s', (path, language) => {
  expect(languageAt(path)).toBe(language);
});
