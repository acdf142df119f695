import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFull } from '#shared/full-run.testing.ts';
import { atTime, entry, paid, partyOf4, secondsAt } from '#shared/staff/parties/visit.testing.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import type { VisitLog } from '#shared/staff/parties/visit-log.ts';
import { decideKept, type KeptParty } from './decide-kept.ts';
import { newCommandId } from './press.testing.ts';
import type { KeptAction, KeptPress } from './press.ts';

const at = atTime('10:20').getTime();
const judged = { at, recordedAt: at + 86_400_000, isTimeUnsure: false, isCodeUnchecked: false };
const party = (changes: Partial<KeptParty> = {}): KeptParty => ({
  ...partyOf4(),
  tourId: 0,
  isErased: false,
  ...changes,
});
const press = (action: KeptAction, changes: Partial<KeptPress> = {}): KeptPress => ({
  version: 1,
  id: newCommandId(),
  device: 'DEVCE00001',
  key: 'k'.repeat(22),
  n: 1,
  by: 'PERSN00001',
  identified: 'owner',
  madeAt: at,
  contact: { at, mac: 'm'.repeat(43), clock: at },
  party: { date: '2026-11-24', tourId: 0, id: 'party' },
  seen: [],
  action,
  ...changes,
});
const pay = (changes: Partial<Extract<KeptAction, { kind: 'pay' }>> = {}) =>
  ({
    kind: 'pay',
    method: 'cash-vuv',
    amount: 16_000,
    vatu: 16_000,
    outstanding: 16_000,
    ...changes,
  }) as const;

describe('A kept press', () => {
  it('is recorded with the time at the door and the time of recording', () => {
    const arrival = press({ kind: 'arrive', guests: 4 });
    expect(decideKept(party(), arrival, judged)).toEqual({
      result: 'recorded',
      needsDecision: false,
      entry: {
        id: arrival.id,
        at: secondsAt('10:20'),
        by: 'PERSN00001',
        on: 'DEVCE00001',
        kind: 'arrive',
        guests: 4,
        kept: { recordedAt: secondsAt('10:20') + 86_400, seen: [] },
      },
    });
  });

  it('is recorded with its marks for an unchecked code, an unsure time, the run sheet and another start', () => {
    const arrival = press(
      { kind: 'join', guests: 4, tourId: 5 },
      { paper: '24', party: { date: '2026-11-24', tourId: 3, id: 'party' } },
    );
    const decision = decideKept(party(), arrival, { ...judged, isTimeUnsure: true, isCodeUnchecked: true });
    expect(decision.entry).toMatchObject({
      joins: 5,
      kept: {
        isTimeUnsure: true,
        isCodeUnchecked: true,
        paper: '24',
        expected: { date: '2026-11-24', tourId: 3 },
      },
    });
    expect(decision).toMatchObject({ result: 'recorded', needsDecision: true });
  });

  it('changes nothing when a live call with the same id is already recorded', () => {
    const liveEntry = entry({ kind: 'arrive', guests: 4 });
    const keptCopy = press({ kind: 'arrive', guests: 4 }, { id: liveEntry.id });
    expect(decideKept(party({ log: [liveEntry] }), keptCopy, judged)).toEqual({ result: 'nothing' });
  });

  it.each<[string, Partial<KeptParty>, object]>([
    ['even if the booking was cancelled', { status: 'cancelled' }, { needsDecision: true }],
    ['even if the booking has moved', { hasMoved: true }, { needsDecision: false }],
    [
      'in addition to an arrival that the device did not know',
      { log: [entry({ kind: 'arrive', guests: 2 })] },
      { needsDecision: true },
    ],
    [
      'even if another device recorded a no-show',
      { log: [entry({ kind: 'no-show', guests: 4 })] },
      { needsDecision: false },
    ],
  ])('of an arrival is recorded %s', (_, changes, expected) => {
    const arrival = press({ kind: 'arrive', guests: 4 });
    expect(decideKept(party(changes), arrival, judged)).toMatchObject({ result: 'recorded', ...expected });
  });

  it.each<[string, Partial<KeptParty>, string]>([
    ['whose history is full', { log: fullLog() }, 'history-full'],
    ['who was erased', { isErased: true }, 'erased'],
    ['who is expected on a later day', { date: '2026-11-25' as KeptParty['date'] }, 'later-day'],
  ])('is not recorded for a party %s', (_, changes, reason) => {
    const arrival = press({ kind: 'arrive', guests: 4 });
    expect(decideKept(party(changes), arrival, judged)).toEqual({ result: 'unplaced', reason });
  });

  it('with a note about a person who was erased is dropped', () => {
    const note = press({ kind: 'note', text: 'Marker' });
    expect(decideKept(party({ isErased: true }), note, judged)).toEqual({ result: 'nothing' });
  });

  it('of an undo is recorded before the undone entry arrives, and a second undo changes nothing', () => {
    const arrival = press({ kind: 'arrive', guests: 4 });
    const undo = press({ kind: 'undo', entry: arrival.id });
    const secondUndo = press({ kind: 'undo', entry: arrival.id });
    const first = decideKept(party(), undo, judged);
    const log = [first.entry, decideKept(party(), arrival, judged).entry] as VisitLog;
    expect(partyState(party({ log })).here).toBe(0);
    expect(decideKept(party({ log }), secondUndo, judged)).toEqual({ result: 'nothing' });
  });
});

describe('A kept payment', () => {
  it('counts at once within the limits of a live payment', () => {
    expect(decideKept(party(), press(pay()), judged)).toMatchObject({
      entry: { kind: 'pay', amount: 16_000, vatu: 16_000 },
      needsDecision: false,
    });
  });

  it.each([
    ['more than was outstanding', pay({ vatu: 16_001, amount: 16_001 })],
    ['more than a full start costs', pay({ vatu: 70_000, amount: 70_000, outstanding: 70_000 })],
    ['nothing', pay({ vatu: 0, amount: 0 })],
    ['a complimentary visit without a reason', pay({ method: 'complimentary' })],
    ['an amount on account without an operator', pay({ method: 'operator-account', reason: 'Theirs' })],
    ['Australian dollars at another rate', pay({ method: 'cash-aud', amount: 100 })],
  ])('of %s waits for a manager as a claim', (_, action) => {
    const decision = decideKept(party(), press(action), judged);
    expect(decision).toMatchObject({ result: 'recorded', entry: { kind: 'claim' }, needsDecision: true });
    expect(partyState(party({ log: [decision.entry] as VisitLog })).paidVuv).toBe(0);
  });

  it('counts in addition to a payment recorded by another device, and needs a decision', () => {
    const log = [paid(16_000)];
    expect(decideKept(party({ log }), press(pay({ method: 'card' })), judged)).toMatchObject({
      entry: { kind: 'pay' },
      needsDecision: true,
    });
  });
});

describe('The same kept presses', () => {
  const anyAction: fc.Arbitrary<KeptAction> = fc.oneof(
    fc.record({ kind: fc.constant('arrive' as const), guests: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('no-show' as const), guests: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('note' as const), text: fc.constantFrom('Late', 'Shade') }),
    fc
      .integer({ min: 1, max: 20 })
      .map((thousands) => pay({ vatu: thousands * 1000, amount: thousands * 1000 })),
  );
  /** Presses of three devices; each knows some of those before it, and may undo its last one. */
  const anyPresses = fc
    .array(
      fc.record({
        device: fc.integer({ min: 0, max: 2 }),
        action: anyAction,
        knows: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
        undoes: fc.boolean(),
      }),
      { maxLength: 9 },
    )
    .map((generated) => {
      const presses: KeptPress[] = [];
      for (const { device, action, knows, undoes } of generated) {
        const name = `DEVCE0000${device}`;
        const devicePresses = presses.filter((earlier) => earlier.device === name);
        const seen = presses
          .filter((earlier, index) => earlier.device === name || knows[index])
          .map(({ id }) => id);
        const target = devicePresses.findLast((earlier) => earlier.action.kind !== 'undo');
        const undo = undoes && target ? ({ kind: 'undo', entry: target.id } as const) : undefined;
        const id = `${presses.length}`.padStart(24, 'a');
        presses.push(press(undo ?? action, { id, device: name, seen, n: devicePresses.length + 1 }));
      }
      return presses;
    });
  const liveEntries = [entry({ kind: 'arrive', guests: 1 }), paid(4000)];
  const deliver = (presses: readonly KeptPress[]) => {
    let log: VisitLog = liveEntries;
    for (const delivered of presses) {
      const { entry: added } = decideKept(party({ log }), delivered, judged);
      if (added) log = [...log, added];
    }
    const { notes, payments, claims, ...state } = partyState(party({ log }));
    const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id).toSorted();
    return { ...state, notes: ids(notes), payments: ids(payments), claims: ids(claims) };
  };

  it('result in the same state of the party in any order of delivery and with any number of repetitions', () => {
    fc.assert(
      fc.property(
        anyPresses.chain((presses) =>
          fc.tuple(
            fc.constant(presses),
            fc.shuffledSubarray([...presses, ...presses], { minLength: presses.length * 2 }),
          ),
        ),
        ([presses, delivered]) => {
          expect(deliver(delivered)).toEqual(deliver(presses));
        },
      ),
      { numRuns: inFull(5000, 300) },
    );
  });
});

function fullLog(): VisitLog {
  return Array.from({ length: 160 }, (_, index) =>
    entry({ kind: 'arrive', guests: 1, by: `person ${index}` }),
  );
}
