import { expect, it } from 'vitest';
import { guestLock } from './guest-lock.ts';
import { entry, paid } from './visit.testing.ts';

const arrival = entry({ kind: 'arrive', guests: 1 });
const payment = paid(4000);
const noShow = entry({ kind: 'no-show', guests: 2 });
const note = entry({ kind: 'note', text: 'Late' });
const undo = (target: { id: string }) => entry({ kind: 'undo', entry: target.id });

it.each([
  ['nothing', [], undefined],
  ['a note', [note], undefined],
  ['an arrival', [arrival], 'checked-in'],
  ['a payment', [payment], 'checked-in'],
  ['both undone', [arrival, payment, undo(arrival), undo(payment)], undefined],
  [
    'a payment reversed',
    [payment, entry({ kind: 'undo', entry: payment.id, reason: 'Paid twice' })],
    'checked-in',
  ],
  ['a no-show', [noShow], 'no-show'],
  ['a no-show and an arrival', [noShow, arrival], 'checked-in'],
])(
  'guestLock returns the reason, if any, that a guest cannot change a booking with %s',
  (_, log, expected) => {
    expect(guestLock(log)).toBe(expected);
  },
);

it.each([
  ['nothing', [], undefined],
  ['an arrival undone', [arrival, undo(arrival)], undefined],
  ['a note', [note], undefined],
  ['a payment', [payment], 'checked-in'],
  ['a payment undone, which a till may have counted', [payment, undo(payment)], 'checked-in'],
  ['a no-show', [noShow], 'no-show'],
])(
  'guestLock returns the reason, if any, that a booking with %s cannot move to another day',
  (_, log, expected) => {
    expect(guestLock(log, { leavesDay: true })).toBe(expected);
  },
);
