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
const arrived = (guests: number) => entry({ kind: 'arrive', guests });
const cancelled = { status: 'cancelled', cancelledAt: secondsAt('09:00') } as const;
const full = Array.from({ length: maxStaffChanges }, (_, index) => staffChange({ id: `${index}` }));

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
  it.each<[string, Partial<ChangeableParty>, Partial<RequestedParty>, string]>([
    ['of the number of guests', {}, { guestCount: 5 }, 'new'],
    ['of the start', {}, { tourId: 8 }, 'new'],
    ['of the day', {}, { date: tomorrow }, 'new'],
    ['of nothing', {}, {}, 'nothing more'],
    ['of a cancelled party', cancelled, { guestCount: 5 }, 'booking-cancelled'],
    ['after an arrival', { log: [arrived(4)] }, { guestCount: 5 }, 'new'],
    ['to fewer than are here', { log: [arrived(3)] }, { guestCount: 2 }, 'checked-in'],
    ['to as many as are here', { log: [arrived(3)] }, { guestCount: 3 }, 'new'],
    ['to another day after an arrival', { log: [arrived(4)] }, { date: tomorrow }, 'new'],
    ['of the start after a payment', { log: [paid(16_000)] }, { tourId: 8 }, 'new'],
    ['of the day after a payment', { log: [paid(16_000)] }, { date: tomorrow }, 'checked-in'],
    ['after a no-show', { log: [entry({ kind: 'no-show', guests: 4 })] }, { guestCount: 3 }, 'new'],
    ['of the address', {}, { email: 'lee@example.com' }, 'new'],
    ['that removes the address', {}, { email: '' }, 'email-removed'],
    ['that gives an address', { email: '' }, { email: 'ann@example.com' }, 'new'],
    ['to a Sunday', {}, { date: calendarDateFrom('2026-11-29') }, 'not-bookable'],
    ['to a day beyond the booking window', {}, { date: calendarDateFrom('2027-02-25') }, 'not-bookable'],
    ['to a past start', {}, { date: calendarDateFrom('2026-11-23') }, 'not-bookable'],
    ['to French at noon', {}, { tourId: 4, preferredLanguage: 'French' }, 'not-bookable'],
    ['beyond the limit of the history', { staffChanges: full }, { guestCount: 5 }, 'history-full'],
  ])('%s', (_, changes, requested, expected) => {
    expect(outcomeOf(changes, requested)).toBe(expected);
  });

  it('to another day is refused after a reversed payment, which a closed till may have counted', () => {
    const money = paid(16_000);
    const log = [money, entry({ kind: 'undo', entry: money.id })];
    expect(outcomeOf({ log }, { date: tomorrow })).toBe('checked-in');
  });

  it.each([
    ['10:59', 'new'],
    ['11:00', 'too-late'],
  ])('is allowed until the start ends: at %s, %s', (time, expected) => {
    expect(outcomeOf({}, { guestCount: 5 }, { at: atTime(time) })).toBe(expected);
    expect(outcomeOf({}, { lastName: 'Li' }, { at: atTime(time) })).toBe(expected);
  });

  it('can move to a running start, but not to one that has ended', () => {
    const running = { guestCount: 4, date: calendarDateFrom('2026-11-24') };
    const late = { date: calendarDateFrom('2026-11-24'), tourId: 12, time: '4:00 PM' } as const;
    expect(outcomeOf(late, { ...running, tourId: 8 }, { at: atTime('14:20') })).toBe('new');
    expect(outcomeOf(late, { ...running, tourId: 8 }, { at: atTime('15:00') })).toBe('too-late');
  });

  it('of a state that was not displayed is refused, unless it would change nothing', () => {
    expect(outcomeOf({}, { guestCount: 5 }, { sequence: 2 })).toBe('party-changed');
    expect(outcomeOf({}, {}, { sequence: 2 })).toBe('nothing more');
  });

  it('that is already recorded is not applied again, whatever has happened since', () => {
    const known = staffChange();
    for (const changes of [{}, cancelled, { sequence: 9 }, { log: [paid(16_000)] }]) {
      const command = { id: known.id, sequence: 3, requested: requestedFrom(annLee(), { date: tomorrow }) };
      expect(
        decideChange(annLee({ ...changes, staffChanges: [known] }), command, ana, beforeTheStart),
      ).toEqual({});
    }
  });

  it('records author, time, device and parts, and of the guest’s details only that they changed', () => {
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

  it('of any kind names exactly the parts that it changes', () => {
    const party = annLee();
    const some = fc.record(
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
      fc.property(some, (changes) => {
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

describe('the price of a change', () => {
  it('follows the tariff when the number of guests or the tour changes, and stays the same otherwise', () => {
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

  it.each<[string, Partial<ChangeableParty>, string]>([
    ['of a party to come', {}, 'cancel'],
    ['of a party that is here and has paid', { log: [arrived(4), paid(16_000)] }, 'cancel'],
    ['of a cancelled party', cancelled, 'nothing more'],
    ['of a party with a full history', { staffChanges: full }, 'cancel'],
  ])('%s', (_, changes, expected) => {
    expect(outcome(changes)).toBe(expected);
  });

  it('is allowed until the start ends, and only for the version that was shown', () => {
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

  it.each<[string, Partial<ChangeableParty>, string]>([
    ['after ten minutes', {}, 'resend'],
    ['within ten minutes', { confirmations: { ...history, lastAt: secondsAt('09:21') } }, 'too-many'],
    ['a fourth on a day', { confirmations: { ...history, count: 3 } }, 'too-many'],
    ['without an address', { email: '' }, 'party-changed'],
    ['of a cancelled party', cancelled, 'booking-cancelled'],
    ['for a party with a full history', { staffChanges: full }, 'history-full'],
  ])('%s', (_, changes, expected) => {
    expect(outcome(changes)).toBe(expected);
  });
});
