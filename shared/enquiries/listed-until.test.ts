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
  ['a booked one until its event is over', 62, { state: 'booked', eventDate: '2027-01-20' }],
  [
    'the day of the event before the day asked for',
    62,
    { state: 'booked', eventDate: '2027-01-20', date: '2027-02-20' },
  ],
  ['one booked by hand until the day asked for is over', 62, { state: 'booked', date: '2027-01-20' }],
  ['one booked for no day until it is deleted', 180, { state: 'booked' }],
  [
    'an event that is over for four weeks after the last entry',
    28,
    { state: 'booked', eventDate: '2026-11-01' },
  ],
  ['none beyond its deletion', 180, { lastAt: start + 170 * day }],
])('how long the list keeps an enquiry: %s (%i days)', (_, days, changes) => {
  expect(daysListed(changes)).toBe(days);
});
