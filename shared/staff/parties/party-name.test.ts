import { expect, it } from 'vitest';
import { partyInWords, partyName } from './party-name.ts';

it.each([
  ['Ann', 'Lee', { source: 'walk-in' }, 'Ann Lee'],
  ['', 'Lee', { source: 'walk-in' }, 'Lee'],
  ['Ann', '', {}, 'Ann'],
  ['', '', { source: 'walk-in' }, 'Walk-in'],
  ['', '', { source: 'phone' }, 'Booked by phone'],
  ['', '', { operator: {} }, 'Guest'],
] as const)('the name of the party %j %j, %j: %s', (firstName, lastName, how, name) => {
  expect(partyName({ firstName, lastName, ...how })).toBe(name);
});

it.each([
  ['élodie', 'Exemple', 'É. Exemple, 2:00 PM Tasting'],
  ['Ann', '', 'Ann, 2:00 PM Tasting'],
  ['', '', 'Walk-in, 2:00 PM Tasting'],
])('the party %j %j at its start: %s', (firstName, lastName, words) => {
  const start = { time: '2:00 PM', tourType: 'Cellar Door Tasting' } as const;
  expect(partyInWords({ firstName, lastName, source: 'walk-in', ...start })).toBe(words);
});
