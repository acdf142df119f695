import { expect, it } from 'vitest';
import { languageProblem } from './language-problem.ts';

const englishOnly = 'Tours between 11 AM and 2 PM are only available in English';

it.each([
  ['10:00 AM', 'English', undefined, undefined],
  ['10:00 AM', 'French', undefined, undefined],
  ['10:00 AM', 'French', 'French', undefined],
  ['10:00 AM', 'French', 'English', 'This tour is already scheduled in English'],
  ['10:00 AM', 'English', 'French', 'This tour is already scheduled in French'],
  ['11:00 AM', 'English', undefined, undefined],
  ['11:00 AM', 'English', 'English', undefined],
  ['11:00 AM', 'French', undefined, englishOnly],
  ['12:00 PM', 'French', undefined, englishOnly],
  ['1:00 PM', 'French', undefined, englishOnly],
  ['1:00 PM', 'French', 'French', englishOnly],
  ['2:00 PM', 'French', undefined, undefined],
  ['4:00 PM', 'French', undefined, undefined],
] as const)(
  'a tour at %s, for a guest who prefers %s and a slot in %s, gives the message %s',
  (time, preferred, language, message) => {
    expect(languageProblem({ time, language }, preferred)).toBe(message);
  },
);
