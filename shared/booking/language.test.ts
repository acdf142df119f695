import { expect, it } from 'vitest';
import { languagesAt } from './language.ts';

it.each([
  ['10:00 AM', ['English', 'French']],
  ['11:00 AM', ['English']],
  ['12:00 PM', ['English']],
  ['1:00 PM', ['English']],
  ['2:00 PM', ['English', 'French']],
  ['3:00 PM', ['English', 'French']],
  ['4:00 PM', ['English', 'French']],
] as const)('the languages of a tour at %s are %j', (time, languages) =>
  expect(languagesAt(time)).toEqual(languages),
);
