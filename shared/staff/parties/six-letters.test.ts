import { expect, it } from 'vitest';
import { parseSixLetters, sixLettersFrom } from './six-letters.ts';
import { spokenLetters } from './spoken-letters.ts';

it('a party’s six letters are derived from three bytes, and include no vowels and no look-alikes of digits', () => {
  expect(sixLettersFrom(Uint8Array.of(0x01, 0x23, 0x45))).toBe('CDFHJK');
  expect(sixLettersFrom(Uint8Array.of(0xab, 0xcd, 0xef, 0xff))).toBe('RTVWXZ');
  const all = Array.from({ length: 256 }, (_, byte) => sixLettersFrom(Uint8Array.of(byte, byte, byte)));
  expect(new Set(all.join(''))).toEqual(new Set('CDFHJKLMNPRTVWXZ'));
});

it('a party’s six letters cannot be derived from two bytes', () => {
  expect(() => sixLettersFrom(Uint8Array.of(1, 2))).toThrow(RangeError);
});

it.each(['HKTRWM', 'hktrwm', 'HKT RWM', ' hkt  rwm ', 'hkt-rwm', 'H K T R W M'])(
  'parseSixLetters accepts %j',
  (typed) => {
    expect(parseSixLetters(typed)).toBe('HKTRWM');
  },
);

it.each(['', 'HKTRW', 'HKTRWMM', 'HKTRWA', 'HKTRW1', 'SMITHS', 'HKT.RWM'])(
  'parseSixLetters rejects %j',
  (typed) => {
    expect(parseSixLetters(typed)).toBeUndefined();
  },
);

it('spokenLetters splits the six letters into two groups of three', () => {
  expect(spokenLetters('HKTRWM')).toBe('HKT RWM');
});
