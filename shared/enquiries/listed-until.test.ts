import { expect, it } from 'vitest';
import { type CaseToList, listedUntil } from './listed-until.ts';

const day = 86_400;
const start = Date.parse('2026-11-20T00:00:00+11:00') / 1000;
const keptUntil = start + 180 * day;
const until = (changes: Partial<CaseToList>): number =>
  (listedUntil({ state: 'answered', receivedAt: start, lastAt: start, date: '', ...changes }, keptUntil) -
    start) /
  day;

it.each<[string, Partial<CaseToList>, number]>([
  ['a new one until it is deleted', { state: 'new' }, 180],
  ['an answered one for four weeks', {}, 28],
  ['a declined one for four weeks after the last entry', { state: 'declined', lastAt: start + 5 * day }, 33],
  ['a booked one until its event is over', { state: 'booked', eventDate: '2027-01-20' }, 62],
  [
    'the day of the event before the day asked for',
    { state: 'booked', eventDate: '2027-01-20', date: '2027-02-20' },
    62,
  ],
  ['one booked by hand until the day asked for is over', { state: 'booked', date: '2027-01-20' }, 62],
  ['one booked for no day until it is deleted', { state: 'booked' }, 180],
  [
    'an event that is over for four weeks after the last entry',
    { state: 'booked', eventDate: '2026-11-01' },
    28,
  ],
  ['none beyond its deletion', { lastAt: start + 170 * day }, 180],
])('how long the list keeps an enquiry: %s', (_, changes, days) => {
  expect(until(changes)).toBe(days);
});
