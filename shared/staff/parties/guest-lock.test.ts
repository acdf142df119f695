import { expect, it } from 'vitest';
import { guestLock } from './guest-lock.ts';
import { entry, paid } from './visit.testing.ts';

const arrival = entry({ kind: 'arrive', guests: 1 });
const money = paid(4000);
const absent = entry({ kind: 'no-show', guests: 2 });
const note = entry({ kind: 'note', text: 'Late' });
const undo = (target: { id: string }) => entry({ kind: 'undo', entry: target.id });

it.each([
  ['nothing', [], undefined],
  ['a note', [note], undefined],
  ['an arrival', [arrival], 'checked-in'],
  ['a payment', [money], 'checked-in'],
  ['both undone', [arrival, money, undo(arrival), undo(money)], undefined],
  [
    'a payment reversed',
    [money, entry({ kind: 'undo', entry: money.id, reason: 'Paid twice' })],
    'checked-in',
  ],
  ['a no-show', [absent], 'no-show'],
  ['a no-show and an arrival', [absent, arrival], 'checked-in'],
])('a guest’s booking with %s is locked as its visit requires', (_, log, expected) => {
  expect(guestLock(log)).toBe(expected);
});

it.each([
  ['nothing', [], undefined],
  ['an arrival undone', [arrival, undo(arrival)], undefined],
  ['a note', [note], undefined],
  ['a payment', [money], 'checked-in'],
  ['a payment undone, which a till may have counted', [money, undo(money)], 'checked-in'],
  ['a no-show', [absent], 'no-show'],
])(
  'a guest’s booking with %s is locked against a move to another day as its visit requires',
  (_, log, expected) => {
    expect(guestLock(log, { leavesDay: true })).toBe(expected);
  },
);
