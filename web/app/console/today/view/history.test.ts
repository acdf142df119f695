import { expect, it } from 'vitest';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';
import { arrival, at, host, party } from '../day/ship-day.testing.ts';
import { historyOf } from './history.ts';
import { viewParty } from './party-view.ts';

const change = (changes: Partial<StaffChange>): StaffChange => ({
  id: String(changes.at),
  at: at(9, 0),
  by: host.id,
  on: '0DEV',
  kind: 'change',
  ...changes,
});
const people = { [host.id]: host.name };

it('the history of a party lists changes by staff together with arrivals, newest first', () => {
  const staffChanges = [
    change({
      at: at(13, 0),
      parts: ['start', 'guests', 'language'],
      from: { date: '2026-12-10', tourId: 10, guestCount: 2, preferredLanguage: 'French' },
      to: { date: '2026-12-10', tourId: 8, guestCount: 4, preferredLanguage: 'English' },
    }),
    change({ at: at(13, 1), kind: 'resend' }),
    change({
      at: at(13, 55),
      by: 'someone-removed',
      parts: ['start', 'email', 'phone', 'name'],
      from: { date: '2026-12-10', tourId: 8 },
      to: { date: '2026-12-12', tourId: 1 },
    }),
    change({ at: at(13, 56), kind: 'cancel', by: 'command-line' }),
  ];
  const stored = party(8, 'Ann Lee', 4, { staffChanges, log: [arrival(4, at(13, 50))], status: 'cancelled' });
  expect(
    historyOf(viewParty(stored), people).map(({ title, text, author }) => [title, text, author]),
  ).toEqual([
    ['Cancelled', undefined, 'the office'],
    [
      'Moved',
      'from Thu 10 Dec, 2:00 PM Tour to Sat 12 Dec, 10:00 AM Tasting; email address; telephone; name',
      'a former colleague',
    ],
    ['4 arrived', undefined, 'H. Host'],
    ['Confirmation sent again', undefined, 'H. Host'],
    ['Moved', 'from 3:00 PM Tour to 2:00 PM Tour; 4 adults, were 2; in English', 'H. Host'],
    ['Booked, 2 adults', undefined, 'by the guest, on the site'],
  ]);
});

it('the history of a party shows a cancellation by the guest or by a closure with its author or reason', () => {
  const cancelledParty = party(8, 'Ann Lee', 4, { status: 'cancelled', cancelledAt: at(12, 0) });
  const [line] = historyOf(viewParty(cancelledParty), people);
  expect(line).toMatchObject({ title: 'Cancelled', author: 'by the guest', at: at(12, 0) });
  const [closureLine] = historyOf(viewParty({ ...cancelledParty, closedReason: 'Cyclone' }), people);
  expect(closureLine?.author).toBe('closed: Cyclone');
});

it('the history of a party marks entries that a decision has struck out, until the decision is undone', () => {
  const [arrivalOfTwo, arrivalOfFour] = [
    { ...arrival(2, at(13, 41)), id: 'two' },
    { ...arrival(4, at(13, 44)), id: 'four' },
  ];
  const author = { by: host.id, on: '0DEV' };
  const decision: VisitEntry = {
    ...author,
    id: 'settled',
    at: at(14, 0),
    kind: 'settle',
    settled: ['two', 'four'],
    struck: ['two'],
  };
  const undo = { ...author, id: 'undo', at: at(14, 1), kind: 'undo', entry: 'settled' } as const;
  const struckIds = (log: readonly VisitEntry[]) =>
    historyOf(viewParty(party(8, 'N. Ukázka', 4, { log })), people)
      .filter(({ isStruck }) => isStruck)
      .map(({ id }) => id);
  expect(struckIds([arrivalOfTwo, arrivalOfFour, decision])).toEqual(['two']);
  expect(struckIds([arrivalOfTwo, arrivalOfFour, decision, undo])).toEqual([]);
});
