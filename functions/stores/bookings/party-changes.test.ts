import { describe, expect, it } from 'vitest';
import { slotOf } from '#shared/booking/slots.ts';
import { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { staffChange } from '#shared/staff/parties/party-change.testing.ts';
import { commandId, entry } from '#shared/staff/parties/visit.testing.ts';
import { interruptedTable } from '../table/interrupted-table.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { closureStore } from './closures.ts';
import { type PartyDetails, partyChangeStore } from './party-changes.ts';
import { keyOf, lastingId, type StoredBooking } from './slot-item.ts';
import { bookingMaker, referenceOf, storedBooking } from './stored-booking.testing.ts';

const table = testTable();
const now = new Date('2026-11-24T09:00:00+11:00');
const clock = () => now;

const bookings = bookingStore(table, clock);
const parties = partyChangeStore(table, clock);

const book = bookingMaker(bookings);
const change = (target: StoredBooking, changes: Partial<PartyDetails>) =>
  parties.change(keyOf(target), lastingId(target), ({ booking }) => ({
    entry: staffChange({ id: commandId() }),
    details: { ...booking, ...changes },
  }));
const cancel = (target: StoredBooking) =>
  parties.cancel(keyOf(target), lastingId(target), ({ booking }) =>
    booking.status === 'cancelled' ? {} : { entry: staffChange({ id: commandId(), kind: 'cancel' }) },
  );
const findBooking = async (target: StoredBooking) => {
  const stored = await bookings.find(referenceOf(target), 'staff');
  return stored && bookings.readWithVisit(stored);
};
const afternoon = { tourId: slotOf('3:00 PM', 'Tour and Tasting').id, time: '3:00 PM' } as const;
const itemAt = async (hour: string) =>
  (await table.items()).find(({ sk }) => String(sk).startsWith(`SLOT#${hour}`));

describe('a change of a party by staff', () => {
  it('is stored with its author, publishes an event and does not count against the limits of the guest', async () => {
    const booking = await book();
    const outcome = await change(booking, { guestCount: 5, totalPrice: 20_000, phone: '+678 5550100' });
    expect(outcome?.booking).toMatchObject({ guestCount: 5, phone: '+678 5550100', sequence: 1 });
    const stored = await findBooking(booking);
    expect(stored).toMatchObject({ ...outcome?.booking, visit: { log: [] } });
    expect(stored).toMatchObject({ staffChanges: [{ kind: 'change', by: 'ana', on: 'door' }] });
    expect(stored?.changes).toBeUndefined();
    expect(await itemAt('10')).toMatchObject({
      guests: 5,
      event: { type: 'booking.changed', id: `${booking.id}-1` },
    });
  });

  it('to another start keeps the visit, the phone number and the earlier changes, and leaves a forwarding record', async () => {
    const log = [entry({ kind: 'arrive', guests: 1 })];
    const booking = await book({ log, phone: '+678 5550100' });
    await change(booking, { lastName: 'Li' });
    const outcome = await change(booking, afternoon);
    expect(outcome?.booking).toMatchObject({ ...afternoon, visit: { log }, phone: '+678 5550100' });
    expect(outcome?.booking.staffChanges).toHaveLength(2);
    expect(await itemAt('10')).toMatchObject({ guests: 0 });
    expect(await itemAt('15')).toMatchObject({ guests: 1, event: { type: 'booking.changed' } });
    expect(await findBooking(booking)).toMatchObject({ ...outcome?.booking, visit: { log } });
    // By the key of the slot that the party has left.
    expect((await change(booking, { guestCount: 2, totalPrice: 8000 }))?.booking).toMatchObject({
      ...afternoon,
      guestCount: 2,
    });
  });

  it('publishes no event while the party has no email address, and publishes one once an address is added', async () => {
    const booking = await book({ email: '', firstName: '', lastName: '', source: 'walk-in' });
    await change(booking, { guestCount: 2, totalPrice: 8000 });
    expect((await itemAt('10'))?.event).toBeUndefined();
    await change(booking, { email: 'ann@example.com' });
    expect(await itemAt('10')).toMatchObject({ event: { type: 'booking.changed' } });
    expect((await findBooking(booking))?.formerEmails).toBeUndefined();
  });

  it('removes the event of another party from the slot, so that the stream does not publish it again', async () => {
    const walkIn = await book({ email: '', source: 'walk-in' });
    await book();
    expect(await itemAt('10')).toMatchObject({ event: { type: 'booking.confirmed' } });
    await change(walkIn, { guestCount: 2, totalPrice: 8000 });
    expect((await itemAt('10'))?.event).toBeUndefined();
  });

  it('is refused if it exceeds the capacity, hits a closure or changes the language of other parties', async () => {
    const booking = await book({ guestCount: 2 });
    await book({ guestCount: 13 });
    const before = await table.items();
    expect((await change(booking, { guestCount: 4 }))?.conflict).toEqual({ result: 'full', remaining: 3 });
    expect((await change(booking, { preferredLanguage: 'French' }))?.conflict?.result).toBe('language-taken');
    expect(await table.items()).toEqual(before);
    await book({ ...afternoon, guestCount: 15 });
    expect((await change(booking, afternoon))?.conflict).toEqual({ result: 'full', remaining: 1 });
    await closureStore(table, clock).closeSlots(
      booking.date,
      [{ time: '4:00 PM', type: 'Tour and Tasting' }],
      'Cyclone',
    );
    const fourPm = { tourId: 12, time: '4:00 PM' } as const;
    expect((await change(booking, fourPm))?.conflict).toEqual({ result: 'closed', reason: 'Cyclone' });
    expect((await findBooking(booking))?.sequence).toBe(0);
  });

  it('returns nothing for an unknown party', async () => {
    const booking = storedBooking();
    expect(await change(booking, { guestCount: 2 })).toBeUndefined();
    await book();
    expect(await change(booking, { guestCount: 2 })).toBeUndefined();
  });

  it('is decided again from the new state if another write changes the booking first', async () => {
    const booking = await book({ guestCount: 2 });
    const seenSequences: number[] = [];
    const outcome = await parties.change(keyOf(booking), booking.id, ({ booking: current }) => {
      seenSequences.push(current.sequence);
      return {
        entry: staffChange({ id: commandId() }),
        details: { ...BookingRequest.parse(current), lastName: 'Li' },
      };
    });
    expect(outcome?.booking.lastName).toBe('Li');
    const racingStore = partyChangeStore(
      interruptedTable(table, 'TransactWriteCommand', async () =>
        bookings.change(referenceOf(booking), {
          ...BookingRequest.parse(await findBooking(booking)),
          guestCount: 3,
          totalPrice: 12_000,
        }),
      ),
      clock,
    );
    await racingStore.change(keyOf(booking), booking.id, ({ booking: current }) => {
      seenSequences.push(current.sequence);
      const isStale = current.sequence !== 1;
      return isStale
        ? {}
        : { entry: staffChange(), details: BookingRequest.parse({ ...current, firstName: 'B' }) };
    });
    expect(seenSequences).toEqual([0, 1, 2]);
    expect(await findBooking(booking)).toMatchObject({ guestCount: 3, firstName: 'Ann', sequence: 2 });
  });
});

describe('a cancellation of a party by staff', () => {
  it('releases the seats once, records the author and publishes an event', async () => {
    const booking = await book({ guestCount: 4 });
    await book({ guestCount: 6 });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => cancel(booking)));
    expect(outcomes.filter((outcome) => outcome?.decision.entry)).toHaveLength(1);
    const stored = await findBooking(booking);
    expect(stored).toMatchObject({ status: 'cancelled', sequence: 1, staffChanges: [{ kind: 'cancel' }] });
    expect(outcomes.every((outcome) => outcome?.booking.status === 'cancelled')).toBe(true);
    expect(await itemAt('10')).toMatchObject({ guests: 6, event: { type: 'booking.cancelled' } });
  });

  it('returns the visit as stored by another call that has completed the cancellation in the meantime', async () => {
    const arrival = entry({ kind: 'arrive', guests: 1 });
    const undo = entry({ kind: 'undo', entry: arrival.id });
    const booking = await book({ log: [arrival] });
    const cancelAndUndo = (store: typeof parties) =>
      store.cancel(keyOf(booking), lastingId(booking), ({ booking: { status } }) =>
        status === 'cancelled'
          ? {}
          : { entry: staffChange({ id: commandId(), kind: 'cancel' }), visit: [undo] },
      );
    // Between the reading of the visit and that of the slot.
    const interruptedStore = interruptedTable(table, 'GetCommand', () => cancelAndUndo(parties), 2);
    const outcome = await cancelAndUndo(partyChangeStore(interruptedStore, clock));
    expect(outcome?.booking).toMatchObject({ status: 'cancelled', visit: { log: [arrival, undo] } });
  });

  it('keeps the payments of a party that has moved to another start', async () => {
    const log = [entry({ kind: 'pay', method: 'card', amount: 4000, vatu: 4000 })];
    const booking = await book({ log });
    await change(booking, afternoon);
    expect((await cancel(booking))?.booking).toMatchObject({
      ...afternoon,
      status: 'cancelled',
      visit: { log },
    });
    expect(await itemAt('15')).toMatchObject({ guests: 0 });
  });
});

describe('a confirmation resent by staff', () => {
  it('publishes an event and stores the number of confirmations, without changing the version or the seats', async () => {
    const booking = await book();
    const confirmations = { ...booking.confirmations, count: 2 };
    const sent = await parties.resend(keyOf(booking), booking.id, () => ({
      entry: staffChange({ kind: 'resend' }),
      confirmations,
    }));
    expect(await findBooking(booking)).toEqual(sent?.booking);
    expect(sent?.booking).toMatchObject({ sequence: 0, confirmations, staffChanges: [{ kind: 'resend' }] });
    expect(await itemAt('10')).toMatchObject({
      guests: 1,
      event: { type: 'booking.confirmation-requested' },
    });
  });
});
