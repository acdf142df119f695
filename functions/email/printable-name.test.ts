import { describe, expect, it } from 'vitest';
import { headerText, isolatedName, printableName } from './printable-name.ts';

describe('a name in an email', () => {
  it.each([
    ['Ana', 'Sample', 'Ana Sample'],
    ['Jean-Luc', "d'Été", "Jean-Luc d'Été"],
    ['J. R.', 'Smith Jr.', 'J. R. Smith Jr.'],
    [' Ana\r\n', 'Sample\u0007', 'Ana Sample'],
  ])('%j %j is shown as %j', (first, last, shown) => {
    expect(printableName(first, last)).toBe(shown);
  });

  it.each([
    // Written plainly
    'https://evil.example',
    'Win at www.evil',
    'evil.example/now',
    'evil.com',
    'me@evil.example',
    // With characters around the link
    'evil.com,',
    'evil.com!',
    'evil.com.',
    'evil.com?x',
    'evil.com:80',
    '(evil.com)',
    '“evil.com”',
    'bit.ly?x',
    'evil.com\u{1f600}now',
    '\u{1f600}.ws',
    'sub.evil.co.uk',
    'Dr.Smith.com',
    'J.R.evil.com',
    // With a domain of one letter, or one that is also a title
    't.co',
    'x.com',
    't.me/evil',
    'ms.com',
    // In other scripts and notations
    'evil.xn--p1ai',
    'пример.рф',
    'उदाहरण.भारत',
    '例え.テスト',
    '爱.com',
    'EVIL.COM',
    'evil．com',
    'ｅｖｉｌ．ｃｏｍ',
    'Dr．Com',
    'evil。com',
    'evil｡com',
    'evil․com',
    'evil﹒com',
    'evil.\u200bcom',
    'evil\u200d.\u2060com',
    'ev\u00adil.c\ufe0fom',
    'evil .com',
    'me＠evil',
    'hxxp://evil',
    'https:／／evil',
    '\\\\evil\\share',
    // Host addresses
    '1.1.1.1',
    'at 192.0.2.7:80',
    '１.１.１.１',
    // Telephone numbers
    '+61 400 000 000',
    '0400-000-000',
    '(02) 9000 0000',
    'call 04 00 00 00 00',
    '+678 22 123',
    '０４００ ０００ ０００',
    '٠٤٠٠ ٠٠٠ ٠٠٠',
    '0.4.0.0.0.0.0',
    '0\u200b4\u200b0\u200b0\u200b0',
    '0\u{1f600}4\u{1f600}0\u{1f600}0\u{1f600}0',
    '⓪④⓪⓪⓪',
  ])('typed as %s is left out, because email clients would show a link or a phone number', (name) => {
    expect(printableName(name, 'Sample')).toBe('');
    expect(headerText(name)).toBe('');
  });

  it.each([
    'Hello you owe us some money',
    'Pay to IBAN DE12',
    'evil[.]example',
    'evil dot example / win',
    'skype:bob',
    'skype：bob',
    'Ana (call me)',
    'Ana <Ben>',
    'Ana {Ben}',
  ])('typed as %s is left out, because it could be a message', (name) => {
    expect(printableName(name)).toBe('');
  });

  it('is left out when first and last name together have more than five words', () => {
    expect(printableName('María José', 'de la Cruz')).toBe('María José de la Cruz');
    expect(printableName('María José', 'de la Cruz Gil')).toBe('');
  });

  it('is left out when first and last name together form a link or a phone number', () => {
    expect(printableName('evil', '.com')).toBe('');
    expect(printableName('Call 0400', '000 000')).toBe('');
  });

  it.each([
    'J.R. Smith',
    'M.C. Hammer',
    'J.-P. Martin',
    'Smith Jr.',
    'Smith, Jr.',
    'Ana Smith Ph.D.',
    'St. John',
    "O'Brien",
    'Smith-Jones',
    'Anne-Marie',
    'Ana d’Été',
    'Nuñez Ångström',
    'Gal·la',
    'Louis XIV',
    'John 3rd',
    'Ana 2026',
    '山田 太郎',
    'マイケル・ジャクソン',
    'مریم\u200cها',
    'Ελένη',
    'अनिता',
  ])('typed as %s stays unchanged', (name) => {
    expect(printableName(name)).toBe(name);
  });

  it.each([
    ['Dr.Smith', 'Dr. Smith'],
    ['St.John', 'St. John'],
    ['Mr.Lee', 'Mr. Lee'],
    ['MR.LEE', 'MR. LEE'],
    ['Mr.Kim', 'Mr. Kim'],
    ['Prof.Dr.Smith', 'Prof. Dr. Smith'],
    ['J.R.Smith', 'J.R. Smith'],
    ['Md.Rahman', 'Md. Rahman'],
    ['А.С.Пушкин', 'А.С. Пушкин'],
  ])(
    'typed as %s, a title or an initial joined to a name, becomes %s, so that no link appears',
    (typed, expected) => {
      expect(printableName(typed)).toBe(expected);
    },
  );

  it.each([
    ['A birthday', 'A birthday'],
    ['Anniversaire d’Été\r\nBcc: x', 'Anniversaire d’Été Bcc: x'],
    ['=?utf-8?B?QmNjOg==?=', ''],
    ['me@evil.example', ''],
  ])('typed as %j becomes %j in a header', (typed, expected) => {
    expect(headerText(typed)).toBe(expected);
  });

  it('is put between direction marks only if it could reverse the text after it', () => {
    expect(isolatedName('مريم')).toBe('\u2068مريم\u2069');
    expect(isolatedName('Ana\u202e')).toBe('\u2068Ana\u202e\u2069');
    expect(isolatedName('山田')).toBe('山田');
  });
});
