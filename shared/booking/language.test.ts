import { describe, expect, it } from 'vitest';
import { languageProblem, languagesAt } from './language.ts';

const englishOnly = 'Tours between 11 AM and 2 PM are only available in English';

describe('the languages of a tour', () => {
  it.each([
    ['10:00 AM', ['English', 'French']],
    ['11:00 AM', ['English']],
    ['12:00 PM', ['English']],
    ['1:00 PM', ['English']],
    ['2:00 PM', ['English', 'French']],
    ['3:00 PM', ['English', 'French']],
    ['4:00 PM', ['English', 'French']],
  ] as const)('at %s are %j', (time, languages) => expect(languagesAt(time)).toEqual(languages));

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
    'at %s, for a guest who prefers %s and a slot in %s, give the message %s',
    (time, preferred, language, sentence) => {
      expect(languageProblem({ time, language }, preferred)).toBe(sentence);
    },
  );
});
