import { expect, it } from 'vitest';
import { type CaseToList, listedUntil } from './listed-until.ts';

const day = 86_400;
const start = Date.parse('2026-11-20T00:00:00+11:00') / 1000;
const keptUntil = start + 180 * day;
const daysListed = (changes: Partial<CaseToList>): number =>
  (listedUntil({ state: 'answered', receivedAt: start, lastAt: start, date: '', ...changes }, keptUntil) -
    start) /
  day;

it.each<[string, number, Partial<CaseToList>]>([
  ['a new one until it is deleted', 180, { state: 'new' }],
  ['an answered one for four weeks', 28, {}],
  ['a declined one for four weeks after the last entry', 33, { state: 'declined', lastAt: start + 5 * day }],
  ['a booked one until the day of its event is over', 62, { state: 'booked', eventDate: '2027-01-20' }],
  [
    'a booked one until the day of its event is over, even if another day was requested',
    62,
    { state: 'booked', eventDate: '2027-01-20', date: '2027-02-20' },
  ],
  ['one booked by hand until the requested day is over', 62, { state: 'booked', date: '2027-01-20' }],
  ['a booked one without a day until it is deleted', 180, { state: 'booked' }],
  [
    'one whose event has passed, for four weeks after its last entry',
    28,
    { state: 'booked', eventDate: '2026-11-01' },
  ],
  ['a recently answered one no longer than until it is deleted', 180, { lastAt: start + 170 * day }],
])('the list of enquiries shows %s (%i days)', (_, days, changes) => {
  expect(daysListed(changes)).toBe(days);
});
