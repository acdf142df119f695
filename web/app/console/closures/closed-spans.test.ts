import { expect, it } from 'vitest';
import type { ListedClosure } from '#shared/contracts/staff/list-closures.ts';
import { groupClosures, spanDays, spanStarts } from './closed-spans.ts';

const closure = (date: string, changes: Partial<ListedClosure> = {}): ListedClosure => ({
  date,
  isWholeDay: true,
  tourIds: [0],
  reason: 'Cyclone',
  pendingNotifications: 1,
  ...changes,
});
const daysOf = (...closures: ListedClosure[]) =>
  groupClosures(closures).map(({ first, last }) => [first, last]);

it('the list of closures shows consecutive days with one reason as one line, even across a Sunday', () => {
  const [span, ...others] = groupClosures([
    closure('2026-12-11'),
    closure('2026-12-12'),
    closure('2026-12-14'),
  ]);
  expect(others).toEqual([]);
  expect(span).toMatchObject({ first: '2026-12-11', last: '2026-12-14', days: 3, pendingNotifications: 3 });
  expect(span && [spanDays(span), spanStarts(span)]).toEqual(['11 December to 14 December', '3 whole days']);
});

it.each<[string, ListedClosure]>([
  ['days with an open day in between', closure('2026-12-09')],
  ['days closed for different reasons', closure('2026-12-08', { reason: 'Repairs' })],
  ['days closed by different colleagues', closure('2026-12-08', { by: 'Ben' })],
  ['days of different closings that can be undone', closure('2026-12-08', { closing: 'd' })],
  ['a whole day and a day with single starts closed', closure('2026-12-08', { isWholeDay: false })],
])('the list of closures puts two closed days on separate lines: %s', (_, other) => {
  expect(daysOf(closure('2026-12-07', { closing: 'c' }), other)).toHaveLength(2);
});

it('the list of closures shows the days of a closing that can be undone as one line, even days without guests', () => {
  const days = [closure('2026-12-10'), closure('2026-12-11', { closing: 'c' }), closure('2026-12-12')];
  expect(groupClosures(days)).toMatchObject([{ first: '2026-12-10', last: '2026-12-12', closing: 'c' }]);
});

it('the list of closures splits a long closure into lines that one call can reopen', () => {
  const days = Array.from({ length: 32 }, (_, day) =>
    new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10),
  ).filter((date) => new Date(date).getUTCDay() !== 0);
  expect(daysOf(...days.map((date) => closure(date)))).toEqual([
    ['2026-12-01', '2026-12-31'],
    ['2027-01-01', '2027-01-01'],
  ]);
});

it('the list of closures gives the time and tour type of starts that are closed singly', () => {
  const [span] = groupClosures([closure('2026-12-10', { isWholeDay: false, tourIds: [8, 11] })]);
  expect(span && [spanDays(span), spanStarts(span)]).toEqual([
    'Thursday 10 December',
    '2:00 PM Tour, 3:00 PM Tasting',
  ]);
});
