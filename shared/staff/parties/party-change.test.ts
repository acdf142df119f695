import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tourLanguages } from '#shared/booking/language.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { annLee, requestedFrom, staffChange } from './party-change.testing.ts';
import {
  type ChangeableParty,
  decideCancellation,
  decideChange,
  decideResend,
  partsChanged,
  type RequestedParty,
  requestOf,
} from './party-change.ts';
import { ana, atTime, ben, commandId, entry, paid, secondsAt } from './visit.testing.ts';
import { maxStaffChanges } from './visit-limits.ts';

const beforeTheStart = atTime('09:30');
const tomorrow = calendarDateFrom('2026-11-25');
const arrivalOf = (guests: number) => entry({ kind: 'arrive', guests });
const cancelled = { status: 'cancelled', cancelledAt: secondsAt('09:00') } as const;
const fullHistory = Array.from({ length: maxStaffChanges }, (_, index) => staffChange({ id: `${index}` }));

/** `new`, `nothing more`, or the kind of the refusal. */
function outcomeOf(
  changes: Partial<ChangeableParty>,
  requested: Partial<RequestedParty>,
  { at = beforeTheStart, sequence = 3, id = commandId() } = {},
): string {
  const party = annLee(changes);
  const command = { id, sequence, requested: requestedFrom(party, requested) };
  const { entry: added, problem } = decideChange(party, command, ben, at);
  if (problem === undefined) return added === undefined ? 'nothing more' : 'new';
  expect(added).toBeUndefined();
  return problem.kind === 'rule' ? problem.refusal.kind : problem.kind;
}

describe('a change of a party by staff', () => {
  it.each<[string, string, Partial<ChangeableParty>, Partial<RequestedParty>]>([
    ['of the number of guests', 'new', {}, { guestCount: 5 }],
    ['of the start', 'new', {}, { tourId: 8 }],
    ['of the day', 'new', {}, { date: tomorrow }],
    ['of nothing', 'nothing more', {}, {}],
    ['of a cancelled party', 'booking-cancelled', cancelled, { guestCount: 5 }],
    ['after an arrival', 'new', { log: [arrivalOf(4)] }, { guestCount: 5 }],
    ['to fewer than are here', 'checked-in', { log: [arrivalOf(3)] }, { guestCount: 2 }],
    ['to as many as are here', 'new', { log: [arrivalOf(3)] }, { guestCount: 3 }],
    ['to another day after an arrival', 'new', { log: [arrivalOf(4)] }, { date: tomorrow }],
    ['of the start after a payment', 'new', { log: [paid(16_000)] }, { tourId: 8 }],
    ['of the day after a payment', 'checked-in', { log: [paid(16_000)] }, { date: tomorrow }],
    ['after a no-show', 'new', { log: [entry({ kind: 'no-show', guests: 4 })] }, { guestCount: 3 }],
    ['of the address', 'new', {}, { email: 'lee@example.com' }],
    ['that removes the address', 'email-removed', {}, { email: '' }],
    ['that gives an address', 'new', { email: '' }, { email: 'ann@example.com' }],
    ['to a Sunday', 'not-bookable', {}, { date: calendarDateFrom('2026-11-29') }],
    ['to a day beyond the booking window', 'not-bookable', {}, { date: calendarDateFrom('2027-02-25') }],
    ['to a past start', 'not-bookable', {}, { date: calendarDateFrom('2026-11-23') }],
    ['to French at noon', 'not-bookable', {}, { tourId: 4, preferredLanguage: 'French' }],
    ['beyond the limit of the history', 'history-full', { staffChanges: fullHistory }, { guestCount: 5 }],
  ])('%s has the outcome "%s"', (_, expected, changes, requested) => {
    expect(outcomeOf(changes, requested)).toBe(expected);
  });

  it('to another day is refused for a party with a reversed payment, which a closed till may have counted', () => {
    const payment = paid(16_000);
    const log = [payment, entry({ kind: 'undo', entry: payment.id })];
    expect(outcomeOf({ log }, { date: tomorrow })).toBe('checked-in');
  });

  it.each([
    ['10:59', 'new'],
    ['11:00', 'too-late'],
  ])('is allowed until the start ends: at %s, %s', (time, expected) => {
    expect(outcomeOf({}, { guestCount: 5 }, { at: atTime(time) })).toBe(expected);
    expect(outcomeOf({}, { lastName: 'Li' }, { at: atTime(time) })).toBe(expected);
  });

  it('can move the party to a running start, but not to one that has ended', () => {
    const runningStart = { guestCount: 4, date: calendarDateFrom('2026-11-24') };
    const lateStart = { date: calendarDateFrom('2026-11-24'), tourId: 12, time: '4:00 PM' } as const;
    expect(outcomeOf(lateStart, { ...runningStart, tourId: 8 }, { at: atTime('14:20') })).toBe('new');
    expect(outcomeOf(lateStart, { ...runningStart, tourId: 8 }, { at: atTime('15:00') })).toBe('too-late');
  });

  it('based on an outdated version of the booking is refused, unless it would change nothing', () => {
    expect(outcomeOf({}, { guestCount: 5 }, { sequence: 2 })).toBe('party-changed');
    expect(outcomeOf({}, {}, { sequence: 2 })).toBe('nothing more');
  });

  it('that is already recorded is not applied again, even after later changes', () => {
    const recordedChange = staffChange();
    for (const changes of [{}, cancelled, { sequence: 9 }, { log: [paid(16_000)] }]) {
      const command = {
        id: recordedChange.id,
        sequence: 3,
        requested: requestedFrom(annLee(), { date: tomorrow }),
      };
      expect(
        decideChange(annLee({ ...changes, staffChanges: [recordedChange] }), command, ana, beforeTheStart),
      ).toEqual({});
    }
  });

  it('records author, time, device and changed parts, but not the guest’s details', () => {
    const requested = requestedFrom(annLee(), {
      tourId: 8,
      guestCount: 6,
      lastName: 'Secret',
      phone: '+678 5550100',
    });
    const id = commandId();
    const { entry: added } = decideChange(annLee(), { id, sequence: 3, requested }, ana, beforeTheStart);
    const date = '2026-11-24';
    expect(added).toEqual({
      id,
      at: secondsAt('09:30'),
      by: 'ana',
      on: 'door',
      kind: 'change',
      parts: ['start', 'guests', 'name', 'phone'],
      from: { date, tourId: 0, guestCount: 4 },
      to: { date, tourId: 8, guestCount: 6 },
    });
  });

  it('lists exactly the parts that it changes', () => {
    const party = annLee();
    const changedFields = fc.record(
      {
        tourId: fc.nat({ max: 13 }),
        guestCount: fc.integer({ min: 1, max: 16 }),
        preferredLanguage: fc.constantFrom(...tourLanguages),
        firstName: fc.constantFrom('Ann', 'Zoé'),
        email: fc.constantFrom('ann@example.com', 'z@example.com'),
        phone: fc.constantFrom('', '+678 5550100'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(changedFields, (changes) => {
        const requested = requestedFrom(party, changes as Partial<RequestedParty>);
        const parts = partsChanged(party, requested);
        const { entry: added, problem } = decideChange(
          party,
          { id: commandId(), sequence: 3, requested },
          ana,
          beforeTheStart,
        );
        if (parts.length === 0) expect([added, problem]).toEqual([undefined, undefined]);
        else if (added) expect(added.parts).toEqual(parts);
        else expect(problem?.kind).toBe('rule');
        // Repeating the change does nothing.
        if (added) expect(partsChanged({ ...party, ...requested }, requested)).toEqual([]);
      }),
    );
  });
});

describe('the price of a party changed by staff', () => {
  it('follows the list price when the number of guests or the tour changes, and otherwise stays the same', () => {
    const party = annLee({ totalPrice: 15_000 });
    const priceFor = (changes: Partial<RequestedParty>) =>
      requestOf(party, requestedFrom(party, changes))?.totalPrice;
    expect(priceFor({ lastName: 'Li' })).toBe(15_000);
    expect(priceFor({ tourId: 8 })).toBe(15_000);
    expect(priceFor({ tourId: 1 })).toBe(totalPriceVuv('Cellar Door Tasting', 4));
    expect(priceFor({ guestCount: 5 })).toBe(totalPriceVuv('Tour and Tasting', 5));
  });
});

describe('a cancellation by staff', () => {
  const outcome = (changes: Partial<ChangeableParty>, { at = beforeTheStart, sequence = 3 } = {}): string => {
    const { entry: added, problem } = decideCancellation(
      annLee(changes),
      { id: commandId(), sequence },
      ben,
      at,
    );
    return problem?.kind ?? added?.kind ?? 'nothing more';
  };

  it.each<[string, string, Partial<ChangeableParty>]>([
    ['of an expected party', 'cancel', {}],
    ['of a party that is here and has paid', 'cancel', { log: [arrivalOf(4), paid(16_000)] }],
    ['of a cancelled party', 'nothing more', cancelled],
    ['of a party with a full history', 'cancel', { staffChanges: fullHistory }],
  ])('%s has the outcome "%s"', (_, expected, changes) => {
    expect(outcome(changes)).toBe(expected);
  });

  it('is allowed until the start ends, and refused if the booking has changed since it was shown', () => {
    expect(outcome({}, { at: atTime('10:59') })).toBe('cancel');
    expect(outcome({}, { at: atTime('11:00') })).toBe('too-late');
    expect(outcome({}, { sequence: 2 })).toBe('party-changed');
  });
});

describe('another confirmation sent by staff', () => {
  const history = annLee().confirmations;
  const outcome = (changes: Partial<ChangeableParty>): string => {
    const decision = decideResend(annLee(changes), { id: commandId() }, ben, beforeTheStart);
    const { entry: added, problem, confirmations } = decision;
    if (added) expect(confirmations).toMatchObject({ lastAt: secondsAt('09:30') });
    return problem === undefined ? (added?.kind ?? 'nothing more') : problem.kind;
  };

  it.each<[string, string, Partial<ChangeableParty>]>([
    ['after ten minutes', 'resend', {}],
    ['within ten minutes', 'too-many', { confirmations: { ...history, lastAt: secondsAt('09:21') } }],
    ['a fourth on a day', 'too-many', { confirmations: { ...history, count: 3 } }],
    ['without an address', 'party-changed', { email: '' }],
    ['of a cancelled party', 'booking-cancelled', cancelled],
    ['for a party with a full history', 'history-full', { staffChanges: fullHistory }],
  ])('%s has the outcome "%s"', (_, expected, changes) => {
    expect(outcome(changes)).toBe(expected);
  });
});
