import { describe, expect, it } from 'vitest';
import { type DayRevision, formatRevision, isCurrentRevision, maxRevisionAge } from './day-revision.ts';

const revision: DayRevision = { date: '2026-11-24', isReduced: false, changes: 7, readAt: 1_000 };

describe('the revision of a day', () => {
  it('is current for less than a minute, and never before the day was read', () => {
    const after = (seconds: number) =>
      isCurrentRevision(formatRevision(revision), { ...revision, readAt: revision.readAt + seconds });
    expect([0, 5, maxRevisionAge - 1].map(after)).toEqual([true, true, true]);
    expect([maxRevisionAge, -1].map(after)).toEqual([false, false]);
  });

  it.each<[string, Partial<DayRevision>]>([
    ['a write', { changes: 8 }],
    ['a drop in the number of writes', { changes: 6 }],
    ['a colleague has left the shared device', { isReduced: true }],
    ['a change to another day', { date: '2026-11-25' }],
  ])('is not current after %s', (_, change) => {
    expect(isCurrentRevision(formatRevision(revision), { ...revision, ...change })).toBe(false);
  });

  it.each(['', 'nonsense', '2026-11-24.whole.7', '2026-13-24.whole.7.1000', '2026-11-24.whole.-7.1000'])(
    'is not current if it is the text %j',
    (text) => {
      expect(isCurrentRevision(text, revision)).toBe(false);
    },
  );
});
