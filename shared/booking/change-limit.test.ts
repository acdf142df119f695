import { describe, expect, it } from 'vitest';
import { type ChangeHistory, changeLimits, nextChange } from './change-limit.ts';

const at = (text: string) => new Date(`${text}+11:00`);

/** Makes several changes in a row; returns for each the count of the day or the limit reached. */
function makeChanges(kinds: readonly boolean[], now: string, history?: ChangeHistory) {
  let last = history;
  const outcomes = kinds.map((toOtherMailbox) => {
    const next = nextChange(last, toOtherMailbox, at(now));
    if (typeof next === 'string') return next;
    last = next;
    return next.count;
  });
  return { outcomes, last };
}
const ordinaryChanges = (count: number) => Array.from({ length: count }, () => false);
const mailboxChanges = (count: number) => Array.from({ length: count }, () => true);

describe('changes of a booking', () => {
  it('are limited to ten a day in Port Vila', () => {
    const { outcomes, last } = makeChanges(ordinaryChanges(12), '2026-11-24T23:59:59');
    expect(outcomes.slice(9)).toEqual([10, 'changes-today', 'changes-today']);
    expect(makeChanges(ordinaryChanges(1), '2026-11-25T00:00:00', last).outcomes).toEqual([1]);
  });

  it('that move it to another mailbox are limited to two a day and four in total', () => {
    const first = makeChanges([true, false, true, true, false], '2026-11-24T10:00:00');
    expect(first.outcomes).toEqual([1, 2, 3, 'mailboxes-today', 4]);
    const second = makeChanges(mailboxChanges(3), '2026-11-25T10:00:00', first.last);
    expect(second.outcomes).toEqual([1, 2, 'mailboxes-in-all']);
    const laterOutcome = makeChanges([true, false], '2027-01-25T10:00:00', second.last);
    expect(laterOutcome.outcomes).toEqual(['mailboxes-in-all', 1]);
  });

  it('still count when the clock goes back within the day', () => {
    const { last } = makeChanges(ordinaryChanges(10), '2026-11-24T10:00:00');
    expect(makeChanges(ordinaryChanges(1), '2026-11-24T09:00:00', last).outcomes).toEqual(['changes-today']);
  });
});

it('changes that move a booking to another mailbox are limited to at most a fifth of the changes allowed per day', () => {
  expect(changeLimits.mailboxesPerDay * 5).toBeLessThanOrEqual(changeLimits.perDay);
  expect(changeLimits.mailboxesInAll).toBeLessThan(changeLimits.perDay);
});
