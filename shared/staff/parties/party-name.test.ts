import { expect, it } from 'vitest';
import { partyName } from './party-name.ts';

it.each([
  ['Ann', 'Lee', { source: 'walk-in' }, 'Ann Lee'],
  ['', 'Lee', { source: 'walk-in' }, 'Lee'],
  ['Ann', '', {}, 'Ann'],
  ['', '', { source: 'walk-in' }, 'Walk-in'],
  ['', '', { source: 'phone' }, 'Booked by phone'],
  ['', '', { operator: {} }, 'Guest'],
] as const)(
  'a party with first name %j, last name %j and %j is shown as %s',
  (firstName, lastName, booking, name) => {
    expect(partyName({ firstName, lastName, ...booking })).toBe(name);
  },
);
