import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, paid, partyOf4 } from './visit.testing.ts';
import { joinedIn, partyState, visitOf } from './visit.ts';
import type { VisitEntry } from './visit-log.ts';

const arrivalOf = (guests: number, id?: string) => entry({ kind: 'arrive', guests, ...(id && { id }) });
const undo = (target: VisitEntry) => entry({ kind: 'undo', entry: target.id });

describe('the state of a party', () => {
  const fourArrived = arrivalOf(4);
  const cash = paid(4000);
  const note = entry({ kind: 'note', text: 'Allergic to nuts' });
  const undone = undo(cash);

  it.each<[string, Parameters<typeof partyOf4>[0], object]>([
    ['without arrivals', {}, { here: 0, awaited: 4, paidVuv: 0, outstandingVuv: 16_000, flags: [] }],
    ['partly here', { log: [arrivalOf(1), arrivalOf(2)] }, { here: 3, awaited: 1, flags: [] }],
    [
      'partly absent',
      { log: [arrivalOf(3), entry({ kind: 'no-show', guests: 1 })] },
      { here: 3, noShow: 1, awaited: 0 },
    ],
    ['partly paid', { log: [cash] }, { paidVuv: 4000, outstandingVuv: 12_000, payments: [cash] }],
    ['with a payment undone', { log: [cash, undone] }, { paidVuv: 0, outstandingVuv: 16_000, payments: [] }],
    ['with an undo of an undo', { log: [cash, undone, undo(undone)] }, { paidVuv: 0, payments: [] }],
    [
      'with an undo of an unknown entry',
      { log: [fourArrived, entry({ kind: 'undo', entry: 'none' })] },
      { here: 4 },
    ],
    ['with a note', { log: [note] }, { notes: [note], awaited: 4 }],
    ['with a note undone', { log: [note, undo(note)] }, { notes: [] }],
    [
      'with more adults here than booked',
      { log: [fourArrived], guestCount: 3 },
      { awaited: 0, flags: ['more-here'] },
    ],
    [
      'that paid too much',
      { log: [paid(16_000)], due: 12_000 },
      { outstandingVuv: -4000, flags: ['overpaid'] },
    ],
    [
      'cancelled at the door',
      { log: [fourArrived, cash], status: 'cancelled' },
      { awaited: 0, outstandingVuv: -4000, flags: ['here-cancelled', 'paid-cancelled'] },
    ],
    ['cancelled', { status: 'cancelled' }, { awaited: 0, outstandingVuv: 0, flags: [] }],
  ])('includes arrivals, money due and contradictions for a party %s', (_, changes, expected) => {
    expect(partyState(partyOf4(changes))).toMatchObject(expected);
  });
});

/** A log in which each entry may undo an earlier one. */
const anyLog: fc.Arbitrary<VisitEntry[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('arrive', 'pay', 'no-show', 'note', 'undo', 'undo'),
      size: fc.integer({ min: 1, max: 16 }),
      target: fc.nat(),
    }),
    { maxLength: 40 },
  )
  .map((generated) => {
    const log: VisitEntry[] = [];
    for (const { kind, size, target } of generated) {
      if (kind === 'pay') log.push(paid(size * 1000));
      else if (kind === 'note') log.push(entry({ kind, text: String(size) }));
      else if (kind === 'undo') log.push(entry({ kind, entry: log[target % log.length]?.id ?? 'none' }));
      else log.push(entry({ kind: kind as 'arrive', guests: size }));
    }
    return log;
  });

describe('the guests of a party who joined another start', () => {
  const joining = (guests: number, joins: number, id?: string) =>
    entry({ kind: 'arrive', guests, joins, ...(id && { id }) });

  it('count towards that start, except for undone arrivals', () => {
    const [first, undoneArrival, second] = [joining(2, 3), joining(4, 5), joining(1, 3)];
    expect(joinedIn([arrivalOf(1), first, undoneArrival, undo(undoneArrival), second])).toEqual(
      new Map([[3, 3]]),
    );
  });

  it('count once when two offline devices recorded them', () => {
    const keptMark = { recordedAt: 0, seen: [] };
    const arrivals = ['a', 'b'].map((id) =>
      entry({ kind: 'arrive', guests: 4, joins: 3, id, kept: keptMark }),
    );
    expect(joinedIn(arrivals)).toEqual(new Map([[3, 4]]));
  });
});

describe('any visit log', () => {
  it('results in the same state as the log without undone entries and their undos', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const undos = log.filter(({ kind }) => kind === 'undo');
        const undoneIds = new Set(undos.map((undone) => (undone.kind === 'undo' ? undone.entry : '')));
        const remainingLog = log.filter(({ id, kind }) => kind !== 'undo' && !undoneIds.has(id));
        expect(visitOf(remainingLog)).toEqual(visitOf(log));
        expect(visitOf(log).paidVuv).toBe(
          remainingLog.reduce((sum, counted) => sum + (counted.kind === 'pay' ? counted.vatu : 0), 0),
        );
      }),
    );
  });

  it('results in the same state, apart from the notes, when a note is added', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { notes: _, ...earlierState } = visitOf(log);
        expect(visitOf([...log, entry({ kind: 'note', text: 'more' })])).toMatchObject(earlierState);
      }),
    );
  });
});
