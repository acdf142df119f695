import { expect, it } from 'vitest';
import { partyInWords } from './party-in-words.ts';

it.each([
  ['élodie', 'Exemple', 'É. Exemple, 2:00 PM Tasting'],
  ['Ann', '', 'Ann, 2:00 PM Tasting'],
  ['', '', 'Walk-in, 2:00 PM Tasting'],
])('partyInWords names the party %j %j and its start: %s', (firstName, lastName, words) => {
  const start = { time: '2:00 PM', tourType: 'Cellar Door Tasting' } as const;
  expect(partyInWords({ firstName, lastName, source: 'walk-in', ...start })).toBe(words);
});
