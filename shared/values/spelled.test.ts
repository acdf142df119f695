import { expect, it } from 'vitest';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { spellOut } from './spelled.ts';

it.each([
  ['a booking', 'SAM261124200PM-7K3Q9XTB4MWE', 'S A M, 2 6 1 1 2 4, 2 0 0 P M, 7 K 3 Q, 9 X T B, 4 M W E'],
  [
    'a booking before noon',
    'X2611241000AM-7K3Q9XTB4MWE',
    'X, 2 6 1 1 2 4, 1 0 0 0 A M, 7 K 3 Q, 9 X T B, 4 M W E',
  ],
  ['a booking, shortened for staff', 'SAM261124200PM-7K3Q…', 'S A M, 2 6 1 1 2 4, 2 0 0 P M, 7 K 3 Q, …'],
  ['an order', 'JP261124-7K3Q9XTB4MWE', 'J P, 2 6 1 1 2 4, 7 K 3 Q, 9 X T B, 4 M W E'],
  ['a party', spokenLetters('HKTRWM'), 'H K T, R W M'],
])('the reference of %s is spelled group by group', (_of, text, expected) => {
  expect(spellOut(text)).toBe(expected);
});
