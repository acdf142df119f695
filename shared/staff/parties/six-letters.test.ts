import { expect, it } from 'vitest';
import { parseSixLetters, sixLettersFrom, spokenLetters } from './six-letters.ts';

it('derives six letters without vowels and without look-alikes of digits from three bytes', () => {
  expect(sixLettersFrom(Uint8Array.of(0x01, 0x23, 0x45))).toBe('CDFHJK');
  expect(sixLettersFrom(Uint8Array.of(0xab, 0xcd, 0xef, 0xff))).toBe('RTVWXZ');
  const all = Array.from({ length: 256 }, (_, byte) => sixLettersFrom(Uint8Array.of(byte, byte, byte)));
  expect(new Set(all.join(''))).toEqual(new Set('CDFHJKLMNPRTVWXZ'));
});

it('refuses to derive six letters from two bytes', () => {
  expect(() => sixLettersFrom(Uint8Array.of(1, 2))).toThrow(RangeError);
});

it.each(['HKTRWM', 'hktrwm', 'HKT RWM', ' hkt  rwm ', 'hkt-rwm', 'H K T R W M'])(
  'reads the six letters typed as %j',
  (typed) => {
    expect(parseSixLetters(typed)).toBe('HKTRWM');
  },
);

it.each(['', 'HKTRW', 'HKTRWMM', 'HKTRWA', 'HKTRW1', 'SMITHS', 'HKT.RWM'])(
  'reads no six letters in %j',
  (typed) => {
    expect(parseSixLetters(typed)).toBeUndefined();
  },
);

it('writes the six letters in two threes, as they are said', () => {
  expect(spokenLetters('HKTRWM')).toBe('HKT RWM');
});
