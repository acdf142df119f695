import { describe, expect, it } from 'vitest';
import { actorOf, type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import {
  bookingMaker,
  referenceOf,
  storedBooking,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { unlimited } from '#functions/use-cases/limits/unlimited.testing.ts';
import { cancelParty as contract } from '#shared/contracts/staff/cancel-party.ts';
import { commandId, entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import { cancelParty } from './cancel-party.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:05:00+11:00');
const log = testLog();
const ana = actorOf({ id: 'ana', name: 'Ana Kal', role: 'floor' }, 'door');
const people = { list: async () => [{ ...ana.person, invitedAt: 0 }] };

const bookings = () => bookingStore(table, clock);
const findBooking = (booking: StoredBooking) => bookings().find(referenceOf(booking), 'staff');
const book = bookingMaker(bookingStore(table, clock), { guestCount: 4 });
const cancel = (
  { date, tourId, ...booking }: StoredBooking,
  { id = commandId(), sequence = booking.sequence, tour = String(tourId) } = {},
): Promise<CallResult> =>
  callerAs(
    ana,
    contract,
    cancelParty({ parties: partyChangeStore(table, clock), people, quotas: unlimited, clock }),
  )({
    query: { commandId: id, date, tourId: tour, party: lastingId(booking), sequence: String(sequence) },
  });

describe('cancelling a walk-in', () => {
  const addWalkIn = (changes: object = {}) =>
    book({
      firstName: '',
      lastName: '',
      email: '',
      source: 'walk-in',
      addedBy: { person: 'ana', device: 'door' },
      bookedAt: new Date('2026-11-24T10:00:00+11:00').getTime() / 1000,
      log: [entry({ kind: 'arrive', guests: 4 })],
      ...changes,
    });

  it('within ten minutes of adding it undoes its arrival in the same write, so that no guest counts as present and nothing is flagged', async () => {
    const booking = await addWalkIn();
    const id = commandId();
    const responses = await Promise.all(Array.from({ length: 6 }, () => cancel(booking, { id })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { party } = responses[0]?.json ?? {};
    expect(party.status).toBe('cancelled');
    expect(party.log).toMatchObject([
      { kind: 'arrive' },
      { kind: 'undo', entry: party.log[0].id, by: 'ana' },
    ]);
    expect(partyState(party)).toMatchObject({ here: 0, flags: [] });
    expect(await cancel(booking, { id })).toEqual(responses[0]);
    expect(await table.items('SLOT#')).toMatchObject([{ guests: 0 }]);
  });

  it.each([
    ['added by another colleague', { addedBy: { person: 'ben', device: 'bar' } }],
    ['that has paid', { log: [entry({ kind: 'arrive', guests: 4 }), paid(16_000)] }],
    ['added more than ten minutes ago', { bookedAt: new Date('2026-11-24T09:54:59+11:00').getTime() / 1000 }],
  ])('%s keeps the arrival, and flags the party as cancelled after arrival', async (_, changes) => {
    const { json } = await cancel(await addWalkIn(changes));
    expect(json.party.log.some(({ kind }: { kind: string }) => kind === 'undo')).toBe(false);
    expect(partyState(json.party).flags).toContain('here-cancelled');
  });
});

describe('cancelling a party', () => {
  it('by a repeated command releases the places once, returns the colleague and confirms that an email is sent', async () => {
    const booking = await book();
    await book({ guestCount: 2 });
    const id = commandId();
    const responses = await Promise.all(Array.from({ length: 12 }, () => cancel(booking, { id })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(responses[0]?.json).toMatchObject({
      isMailed: true,
      party: { status: 'cancelled', staffChanges: [{ kind: 'cancel', by: 'ana', on: 'door' }] },
    });
    expect(await cancel(booking, { id })).toEqual(responses[0]);
    expect(await table.items('SLOT#')).toMatchObject([{ guests: 2, event: { type: 'booking.cancelled' } }]);
    expect(log.lines().filter(({ code }) => code === 'booking.cancelled')).toMatchObject([
      { date: booking.date },
    ]);
    expect(log.text()).not.toMatch(/Ann|Lee|example\.com/);
  });

  it('without an email address reports that no email is sent, and queues none', async () => {
    const booking = await book({ email: '', source: 'phone' });
    expect((await cancel(booking)).json).toMatchObject({ isMailed: false });
    expect((await table.items())[0]?.event).toBeUndefined();
  });

  it('after arrival and payment keeps the visit log, and flags the party as present and paid despite the cancellation', async () => {
    const visitLog = [entry({ kind: 'arrive', guests: 4 }), paid(16_000)];
    const booking = await book({ log: visitLog });
    const { status, json } = await cancel(booking);
    expect(status).toBe(200);
    expect(json.party.log).toEqual(visitLog);
    expect(partyState(json.party).flags).toEqual(['here-cancelled', 'paid-cancelled']);
  });

  it.each([
    ['2026-11-24T10:59:59', 200],
    ['2026-11-24T11:00:00', 409],
  ])('is possible until the start ends: at %s the status is %i', async (time, status) => {
    const booking = await book();
    clock.set(new Date(`${time}+11:00`));
    const response = await cancel(booking);
    expect(response.status).toBe(status);
    if (status === 409) expect(response.json.kind).toBe('too-late');
  });

  it('that has changed since the colleague loaded it is refused, and releases no places', async () => {
    const booking = await book();
    await bookings().change(referenceOf(booking), { ...booking, guestCount: 5, totalPrice: 20_000 });
    const { status, json } = await cancel(booking);
    expect({ status, kind: json.kind }).toEqual({ status: 409, kind: 'party-changed' });
    expect(json.message).toContain('5 adults, Tuesday 24 November 2026, 10:00 AM');
    expect(json.message).toContain('Nothing was cancelled.');
    expect(await findBooking(booking)).toMatchObject({ status: 'confirmed', guestCount: 5 });
  });

  it('that the guest has already cancelled succeeds and writes nothing', async () => {
    const booking = await book();
    clock.set(new Date('2026-11-24T09:00:00+11:00'));
    await bookings().cancel(referenceOf(booking));
    const before = await table.items();
    expect((await cancel(booking)).json.party.status).toBe('cancelled');
    expect(await table.items()).toEqual(before);
  });

  it('is refused if the party or its start does not exist', async () => {
    const booking = await book();
    expect((await cancel(storedBooking())).json.kind).toBe('not-found');
    expect((await cancel(booking, { tour: '99' })).json.kind).toBe('not-found');
    expect((await cancel(booking, { tour: '1e1' })).json.kind).toBe('invalid-input');
    expect((await findBooking(booking))?.status).toBe('confirmed');
  });
});
