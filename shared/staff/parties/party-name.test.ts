import { expect, it } from 'vitest';
import { partyName } from './party-name.ts';

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
