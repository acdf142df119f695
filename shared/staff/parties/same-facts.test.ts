import { describe, expect, it } from 'vitest';
import { entry, paid, partyOf4, secondsAt } from './visit.testing.ts';
import { partyState, visitOf } from './visit.ts';
import type { VisitEntry } from './visit-log.ts';

const kept = (...seen: readonly VisitEntry[]) => ({
  recordedAt: secondsAt('18:00'),
  seen: seen.map(({ id }) => id),
});
const arrivalOf = (guests: number, changes: Partial<Extract<VisitEntry, { kind: 'arrive' }>> = {}) =>
  entry({ kind: 'arrive', guests, ...changes });
const settle = (settled: readonly VisitEntry[], struck: readonly VisitEntry[] = []) =>
  entry({
    kind: 'settle',
    settled: settled.map(({ id }) => id),
    struck: struck.map(({ id }) => id),
  });

describe('Arrivals that two devices recorded offline', () => {
  it('count once and need no decision when both say that the whole party is here', () => {
    const log = [arrivalOf(4, { on: 'door', kept: kept() }), arrivalOf(4, { on: 'bar', kept: kept() })];
    expect(partyState(partyOf4({ log }))).toMatchObject({ here: 4, awaited: 0, flags: [] });
  });

  it('count as the higher number, and need a decision, when the numbers differ', () => {
    const [all, some] = [
      arrivalOf(4, { on: 'door', kept: kept() }),
      arrivalOf(2, { on: 'bar', kept: kept() }),
    ];
    expect(partyState(partyOf4({ log: [all, some] }))).toMatchObject({ here: 4, flags: ['arrived-twice'] });
  });

  it('need a decision when both record the same part of a party, since these may be different guests', () => {
    const [two, others] = [
      arrivalOf(2, { on: 'door', kept: kept() }),
      arrivalOf(2, { on: 'bar', kept: kept() }),
    ];
    expect(partyState(partyOf4({ log: [two, others] }))).toMatchObject({ here: 2, flags: ['arrived-twice'] });
    const all = settle([two, others]);
    expect(partyState(partyOf4({ log: [two, others, all] }))).toMatchObject({ here: 4, flags: [] });
    const settlement = settle([two, others], [others]);
    expect(partyState(partyOf4({ log: [two, others, settlement] }))).toMatchObject({ here: 2, flags: [] });
  });

  it('add up when one device knew the arrival recorded by the other', () => {
    const first = arrivalOf(2, { on: 'door', kept: kept() });
    const second = arrivalOf(2, { on: 'bar', kept: kept(first) });
    expect(partyState(partyOf4({ log: [second, first] }))).toMatchObject({ here: 4, flags: [] });
  });

  it('count once together with an arrival recorded online that the offline device had not seen', () => {
    const [live, later] = [arrivalOf(2), arrivalOf(2)];
    const secondArrival = arrivalOf(4, { on: 'bar', kept: kept() });
    expect(partyState(partyOf4({ log: [live, later, secondArrival] }))).toMatchObject({ here: 4, flags: [] });
    const added = arrivalOf(2, { on: 'bar', kept: kept(live) });
    expect(partyState(partyOf4({ log: [live, added] }))).toMatchObject({ here: 4, flags: [] });
  });

  it('replace a no-show recorded on another device', () => {
    const log = [entry({ kind: 'no-show', guests: 4 }), arrivalOf(4, { on: 'bar', kept: kept() })];
    expect(partyState(partyOf4({ log }))).toMatchObject({ here: 4, noShow: 0, awaited: 0, flags: [] });
  });

  it('count once when two forged presses each name the other as already seen', () => {
    const [first, second] = [arrivalOf(2, { id: 'a' }), arrivalOf(2, { id: 'b' })];
    const log = [
      { ...first, kept: kept(second) },
      { ...second, kept: kept(first) },
    ];
    expect(visitOf(log).here).toBe(2);
  });
});

describe('Payments that two devices recorded offline', () => {
  const cash = paid(8000, { on: 'door', kept: kept() });
  const card = paid(8000, { method: 'card', on: 'bar', kept: kept() });

  it('both count, and need a decision', () => {
    expect(partyState(partyOf4({ log: [cash, card] }))).toMatchObject({
      paidVuv: 16_000,
      flags: ['paid-twice'],
    });
  });

  it('both still count after a settlement, and need no further decision', () => {
    const both = settle([cash, card], [card]);
    expect(partyState(partyOf4({ log: [cash, card, both] }))).toMatchObject({ paidVuv: 16_000, flags: [] });
  });

  it('need no decision once one of them is reversed', () => {
    const reversal = entry({ kind: 'undo', entry: card.id, reason: 'Recorded twice' });
    expect(partyState(partyOf4({ log: [cash, card, reversal] }))).toMatchObject({ paidVuv: 8000, flags: [] });
  });

  it('do not count while they are claims that wait for a manager', () => {
    const claim = entry({ kind: 'claim', method: 'card', amount: 90_000, vatu: 90_000, kept: kept() });
    expect(partyState(partyOf4({ log: [claim] }))).toMatchObject({ paidVuv: 0, flags: ['claimed'] });
    expect(partyState(partyOf4({ log: [claim, settle([claim], [claim])] })).flags).toEqual([]);
  });
});

describe('An undo among kept presses', () => {
  const anasArrival = arrivalOf(4, { on: 'door', by: 'ana', kept: kept() });
  const undo = (changes: Partial<VisitEntry>) =>
    entry({ kind: 'undo', entry: anasArrival.id, kept: kept(anasArrival), ...changes } as Parameters<
      typeof entry
    >[0]);

  it.each([
    ['by the author of the entry on the same device undoes the entry', { by: 'ana', on: 'door' }, 0],
    ['by another colleague undoes nothing', { by: 'ben', on: 'door' }, 4],
    ['on another device undoes nothing', { by: 'ana', on: 'bar' }, 4],
  ])('%s', (_, by, here) => {
    expect(visitOf([anasArrival, undo(by)]).here).toBe(here);
    expect(visitOf([undo(by), anasArrival]).here).toBe(here);
  });
});

describe('A contradiction between arrival and booking', () => {
  it('is no longer shown once a colleague has settled it, until another guest arrives', () => {
    const arrival = arrivalOf(4, { kept: kept() });
    const cancelled = { status: 'cancelled', log: [arrival] } as const;
    expect(partyState(partyOf4(cancelled)).flags).toEqual(['here-cancelled']);
    const settledLog = [arrival, settle([arrival])];
    expect(partyState(partyOf4({ ...cancelled, log: settledLog })).flags).toEqual([]);
    expect(partyState(partyOf4({ ...cancelled, log: [...settledLog, arrivalOf(1)] })).flags).toEqual([
      'here-cancelled',
    ]);
  });

  it('is shown when the guests came to the start from which the booking had been moved', () => {
    const arrival = arrivalOf(4, { kept: { ...kept(), expected: { date: '2026-11-24', tourId: 3 } } });
    expect(partyState(partyOf4({ log: [arrival] })).flags).toEqual(['other-start']);
    expect(partyState(partyOf4({ log: [arrival, settle([arrival])] })).flags).toEqual([]);
  });
});

describe('Guests of a cancelled booking who came anyway', () => {
  const cancelledAt = secondsAt('09:50');
  const arrival = entry({ kind: 'arrive', guests: 4, at: secondsAt('09:55'), kept: kept() });
  const decisionAt = (time: string) =>
    entry({ kind: 'settle', settled: [arrival.id], struck: [], at: secondsAt(time) });
  const laterDecision = decisionAt('10:10');
  const cancelled = (log: readonly VisitEntry[]) =>
    partyOf4({ status: 'cancelled', cancelledAt, log: [...log] });

  it('are here and owe the unpaid amount, once a colleague has decided that they came', () => {
    expect(partyState(cancelled([arrival, laterDecision]))).toMatchObject({
      ...{ isCancelled: false, here: 4, awaited: 0, outstandingVuv: 16_000, flags: [] },
    });
    expect(partyState(cancelled([arrival, laterDecision, paid(16_000)]))).toMatchObject({
      ...{ outstandingVuv: 0, flags: [] },
    });
  });

  it('owe only for those who came, and no further guests are expected', () => {
    const twoArrived = { ...arrival, guests: 2 };
    expect(partyState(cancelled([twoArrived, laterDecision]))).toMatchObject({
      ...{ isCancelled: false, here: 2, awaited: 0, outstandingVuv: 8000 },
    });
  });

  it('count as cancelled before a colleague decides that they came, after that decision is undone, and after a later cancellation', () => {
    const undo = entry({ kind: 'undo', entry: laterDecision.id, at: secondsAt('10:12') });
    for (const log of [[arrival], [arrival, laterDecision, undo], [arrival, decisionAt('09:45')]])
      expect(partyState(cancelled(log)).isCancelled).toBe(true);
  });
});
