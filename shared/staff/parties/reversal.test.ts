import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { decideReversal } from './reversal.ts';
import { atTime, commandId, entry, manager, paid, partyOf4 } from './visit.testing.ts';
import { visitOf } from './visit.ts';
import type { StoredParty } from './visit-command.ts';
import { maxEventEntries } from './visit-limits.ts';

const now = atTime('16:00');
const cash = paid(16_000);
const reverse = (changes: Partial<StoredParty>, target = cash.id, id = commandId()) =>
  decideReversal(partyOf4(changes), { id, entry: target, reason: 'Paid twice' }, manager, now);
const outcomeOf = (...args: Parameters<typeof reverse>): string => {
  const { entry: added, problem } = reverse(...args);
  return problem?.kind ?? (added === undefined ? 'nothing more' : 'new');
};

describe('the reversal of a payment', () => {
  const arrived = entry({ kind: 'arrive', guests: 4 });
  const undone = entry({ kind: 'undo', entry: cash.id });
  const fullLog = Array.from({ length: 2 * maxEventEntries }, () => entry({ kind: 'arrive', guests: 1 }));
  const day = (date: string) => ({ log: [cash], date: calendarDateFrom(date) });

  it.each<[string, string, Partial<StoredParty>]>([
    ['of today', 'new', { log: [cash] }],
    ['of a cancelled booking', 'new', { log: [cash], status: 'cancelled' }],
    ['of a party that has moved', 'new', { log: [cash], hasMoved: true }],
    ['of seven days ago', 'new', day('2026-11-17')],
    ['of eight days ago', 'too-late', day('2026-11-16')],
    ['with an unknown id', 'not-found', {}],
    ['that is already undone', 'nothing more', { log: [cash, undone] }],
    ['of a party with a full history', 'new', { log: [...fullLog, cash] }],
    [
      'that is already undone, of a party with a full history',
      'nothing more',
      { log: [...fullLog, cash, undone] },
    ],
  ])('%s has the outcome "%s"', (_, expected, changes) => {
    expect(outcomeOf(changes)).toBe(expected);
  });

  it('is refused for an entry that is not a payment', () => {
    expect(outcomeOf({ log: [arrived] }, arrived.id)).toBe('not-found');
  });

  it('adds an entry with author, time, device and reason, and the payment no longer counts', () => {
    const { entry: added } = reverse({ log: [cash] });
    expect(added).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      at: now.getTime() / 1000,
      by: 'mia',
      on: 'office',
      kind: 'undo',
      entry: cash.id,
      reason: 'Paid twice',
    });
    expect(visitOf(added === undefined ? [] : [cash, added])).toMatchObject({ paidVuv: 0, payments: [] });
  });

  it('is recorded only once if the command is repeated', () => {
    const id = commandId();
    const { entry: added } = reverse({ log: [cash] }, cash.id, id);
    expect(outcomeOf({ log: added === undefined ? [] : [cash, added] }, cash.id, id)).toBe('nothing more');
  });
});
