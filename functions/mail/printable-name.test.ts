import { describe, expect, it } from 'vitest';
import { headerText, isolatedName, printableName } from './printable-name.ts';

describe('a name in a mail', () => {
  it.each([
    ['Ana', 'Sample', 'Ana Sample'],
    ['Jean-Luc', "d'Été", "Jean-Luc d'Été"],
    ['J. R.', 'Smith Jr.', 'J. R. Smith Jr.'],
    [' Ana\r\n', 'Sample\u0007', 'Ana Sample'],
  ])('%j %j is shown as %j', (first, last, shown) => {
    expect(printableName(first, last)).toBe(shown);
  });

  it.each(['https://evil.example', 'Win at www.evil', 'evil.example/now', 'evil.com', 'me@evil.example'])(
    '%s is not repeated: mail programs would make a link of it',
    (name) => {
      expect(printableName(name, 'Sample')).toBe('');
    },
  );

  it.each([
    ['A birthday', 'A birthday'],
    ['Anniversaire d’Été\r\nBcc: x', 'Anniversaire d’Été Bcc: x'],
    ['=?utf-8?B?QmNjOg==?=', ''],
    ['me@evil.example', ''],
  ])('%j stands in a header as %j', (typed, shown) => {
    expect(headerText(typed)).toBe(shown);
  });

  it('is fenced where it could turn the rest of its line around, and only there', () => {
    expect(isolatedName('مريم')).toBe('\u2068مريم\u2069');
    expect(isolatedName('Ana\u202e')).toBe('\u2068Ana\u202e\u2069');
    expect(isolatedName('山田')).toBe('山田');
  });
});
