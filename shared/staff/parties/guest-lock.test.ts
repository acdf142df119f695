import { expect, it } from 'vitest';
import { guestLock } from './guest-lock.ts';
import { entry, paid } from './visit.testing.ts';

const here = entry({ kind: 'arrive', guests: 1 });
const money = paid(4000);
const absent = entry({ kind: 'no-show', guests: 2 });
const note = entry({ kind: 'note', text: 'Late' });
const undo = (target: { id: string }) => entry({ kind: 'undo', entry: target.id });

it.each([
  ['nothing', [], undefined],
  ['a note', [note], undefined],
  ['an arrival', [here], 'checked-in'],
  ['a payment', [money], 'checked-in'],
  ['both taken back', [here, money, undo(here), undo(money)], undefined],
  [
    'a payment given back',
    [money, entry({ kind: 'undo', entry: money.id, reason: 'Paid twice' })],
    'checked-in',
  ],
  ['a no-show', [absent], 'no-show'],
  ['a part that came', [absent, here], 'checked-in'],
])('the lock of a guest’s booking, %s: %#', (_, log, expected) => {
  expect(guestLock(log)).toBe(expected);
});

it.each([
  ['nothing', [], undefined],
  ['an arrival taken back', [here, undo(here)], undefined],
  ['a note', [note], undefined],
  ['a payment', [money], 'checked-in'],
  ['a payment taken back, which a till may have counted', [money, undo(money)], 'checked-in'],
  ['a no-show', [absent], 'no-show'],
])('the lock against another day, %s: %#', (_, log, expected) => {
  expect(guestLock(log, { leavesDay: true })).toBe(expected);
});
