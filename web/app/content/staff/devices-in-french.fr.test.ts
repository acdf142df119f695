import { expect, it } from 'vitest';
import { consoleCopy } from './console-copy.ts';
import { peopleCopy } from './people-copy.ts';

it.each([
  ['Safari on iPhone', 'Safari sur iPhone'],
  ['A browser on Linux', 'Un navigateur sur Linux'],
  ['Chrome', 'Chrome'],
])('the French console translates the browser name "%s" as "%s"', (name, french) => {
  expect(consoleCopy.browser(name)).toBe(french);
});

it.each([
  ['24\u00a0déc.', 'jusqu’au 24\u00a0déc.'],
  ['14\u00a0h\u00a005', 'jusqu’à 14\u00a0h\u00a005'],
])('the French console writes a sign-in that ends at %s as "%s"', (when, french) => {
  expect(peopleCopy.until(when)).toBe(french);
  expect(peopleCopy.linkUntil(when)).toContain(french);
});
