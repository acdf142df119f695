import { describe, expect, it } from 'vitest';
import { entry, paid } from '../parties/visit.testing.ts';
import type { VisitEntry, VisitLog } from '../parties/visit-log.ts';
import { exceptionSums, openExceptions } from './till-exceptions.ts';
import { entryName, openLines, type PaidParty } from './till-lines.ts';

const party = (log: VisitLog, changes: Partial<PaidParty> = {}): PaidParty => ({
  party: 'lee',
  date: '2026-11-24',
  tourId: 0,
  guestCount: 4,
  due: 16_000,
  log,
  ...changes,
});
const emptyTill = { lines: [], exceptions: [] };
const undo = (target: VisitEntry, changes: object = {}) =>
  entry({ kind: 'undo', entry: target.id, ...changes });
const arrivalOf = (at: number) => entry({ kind: 'arrive', guests: 4, at });
const cash = paid(16_000, { at: 10, by: 'eve' });
const undone = undo(cash, { at: 20, by: 'eve' });
const staffChange = (at: number, changes: object) => ({
  ...{ id: 'c'.repeat(24), at, by: 'eve', on: 'door', kind: 'change' as const },
  ...changes,
});

describe('the exceptions of a till', () => {
  it('list an undone payment that no Z covers, with its author, method and amount', () => {
    expect(openExceptions([party([cash, undone])], emptyTill)).toEqual([
      {
        ...{
          id: entryName('lee', undone.id),
          kind: 'undone',
          at: 20,
          by: 'eve',
          date: '2026-11-24',
          tourId: 0,
        },
        ...{ method: 'cash-vuv', amount: 16_000, vatu: 16_000, guests: 0 },
      },
    ]);
  });

  it('omit a reversed payment, and an undone payment if a Z already lists the undo or the payment', () => {
    const parties = [party([cash, undone])];
    expect(openExceptions(parties, { lines: [], exceptions: openExceptions(parties, emptyTill) })).toEqual(
      [],
    );
    expect(openExceptions(parties, { lines: openLines([party([cash])], []), exceptions: [] })).toEqual([]);
    const reversed = undo(cash, { reason: 'Paid twice' });
    expect(openExceptions([party([cash, reversed])], emptyTill)).toEqual([]);
  });
});

describe('the exceptions of a till about cancelled and reduced parties', () => {
  const cancel = staffChange(60, { kind: 'cancel' });
  const kindsOf = (parties: readonly PaidParty[]) =>
    openExceptions(parties, emptyTill).map(({ kind, by, vatu, guests }) => [kind, by, vatu, guests]);
  const expected = ['cancelled-after-arrival', 'eve', 16_000, 4];

  it('list a party that was cancelled after it had arrived, even if its arrival was undone', () => {
    const arrival = arrivalOf(5);
    const cancellation = { cancelledAt: 60, changes: [cancel] };
    expect(kindsOf([party([arrival], cancellation)])).toEqual([expected]);
    expect(kindsOf([party([arrival, undo(arrival, { at: 30 })], cancellation)])).toEqual([expected]);
    expect(kindsOf([party([arrival], { cancelledAt: 60 })])).toEqual([
      ['cancelled-after-arrival', '', 16_000, 4],
    ]);
  });

  it('omit a party that was cancelled before anyone arrived', () => {
    expect(kindsOf([party([], { cancelledAt: 60, changes: [cancel] })])).toEqual([]);
    expect(kindsOf([party([arrivalOf(70)], { cancelledAt: 60, changes: [cancel] })])).toEqual([]);
  });

  it('list a party whose number of guests was reduced after it had arrived, with the amount no longer due', () => {
    const reduction = staffChange(60, { parts: ['guests'], from: { guestCount: 6 }, to: { guestCount: 4 } });
    expect(kindsOf([party([arrivalOf(5)], { changes: [reduction] })])).toEqual([
      ['reduced-after-arrival', 'eve', 8000, 2],
    ]);
    expect(kindsOf([party([arrivalOf(70)], { changes: [reduction] })])).toEqual([]);
    const increase = staffChange(60, { parts: ['guests'], from: { guestCount: 4 }, to: { guestCount: 6 } });
    expect(kindsOf([party([arrivalOf(5)], { changes: [increase] })])).toEqual([]);
  });
});

it('exceptionSums adds up exceptions by kind, person and method', () => {
  const [card, complimentaryVisit] = [
    paid(4000, { method: 'card' }),
    paid(8000, { method: 'complimentary', reason: 'Driver' }),
  ];
  const reversal = undo(card, { reason: 'Paid twice', by: 'mia' });
  const undonePayment = paid(500, { by: 'eve' });
  const parties = [
    party([
      cash,
      undone,
      undonePayment,
      undo(undonePayment, { by: 'eve' }),
      card,
      reversal,
      complimentaryVisit,
    ]),
  ];
  expect(exceptionSums(openLines(parties, []), openExceptions(parties, emptyTill))).toEqual([
    { kind: 'undone', person: 'eve', method: 'cash-vuv', times: 2, vatu: 16_500 },
    { kind: 'reversed', person: 'mia', method: 'card', times: 1, vatu: 4000 },
    { kind: 'complimentary', person: 'ana', method: 'complimentary', times: 1, vatu: 8000 },
  ]);
  expect(openLines(parties, []).flatMap(({ reason }) => reason ?? [])).toEqual(['Driver', 'Paid twice']);
});
