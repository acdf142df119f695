import { describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { interruptedTable } from '../table/interrupted-table.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import type { BookingDetails } from './changed-booking.ts';
import { closureCancellationStore } from './closure-cancellations.ts';
import { dayStore } from './days.ts';
import { keyOf, lastingId, StoredBooking } from './slot-item.ts';
import { bookingMaker, detailsOf, referenceOf, storedBooking } from './stored-booking.testing.ts';
import { visitStore } from './visits.ts';

const table = testTable();
const clock = testClock('2026-11-24T09:00:00+11:00');
const bookings = bookingStore(table, clock);
const visits = visitStore(table, clock);

const arrival = (guests = 1) => entry({ kind: 'arrive', guests });
const book = bookingMaker(bookings);
const record = (booking: StoredBooking, added: VisitEntry) =>
  visits.record(keyOf(booking), lastingId(booking), () => ({ entry: added }));
const findBooking = (booking: StoredBooking) => bookings.find(referenceOf(booking), 'staff');
const logOf = async (booking: StoredBooking) => {
  const stored = await findBooking(booking);
  return stored && (await bookings.readWithVisit(stored)).visit.log;
};

describe('an entry in the visit log of a party', () => {
  it('is added to the log, and leaves the slot and its bookings unchanged', async () => {
    const booking = await book({ guestCount: 2 });
    const before = await table.items();
    const first = arrival(2);
    const payment = paid(8000);
    await record(booking, first);
    expect((await record(booking, payment))?.booking.visit.log).toEqual([first, payment]);
    expect(await table.items('SLOT#')).toEqual(before);
    expect(await table.items('VISIT#')).toEqual([
      {
        pk: 'DAY#2026-11-24',
        sk: `VISIT#${booking.id}`,
        version: 2,
        log: [first, payment],
        expiresAt: before[0]?.expiresAt,
      },
    ]);
  });

  it('is decided again from the new log if another entry is written first', async () => {
    const booking = await book();
    const guestCounts: number[] = [];
    await visits.record(keyOf(booking), booking.id, ({ booking: current }) => {
      guestCounts.push(current.guestCount);
      return { entry: arrival(current.guestCount) };
    });
    expect(guestCounts).toEqual([1]);
    const store = visitStore(
      interruptedTable(table, 'UpdateCommand', () => record(booking, paid(4000))),
      clock,
    );
    const lengths: number[] = [];
    await store.record(keyOf(booking), booking.id, ({ visit }) => {
      lengths.push(visit.log.length);
      return { entry: arrival() };
    });
    expect(lengths).toEqual([1, 2]);
    expect(await logOf(booking)).toHaveLength(3);
  });

  it('is not lost if a dozen devices write at once', async () => {
    const booking = await book();
    const entries = Array.from({ length: 12 }, () => entry({ kind: 'note', text: 'x' }));
    await Promise.all(entries.map((added) => record(booking, added)));
    expect(new Set((await logOf(booking))?.map(({ id }) => id))).toEqual(
      new Set(entries.map(({ id }) => id)),
    );
  });

  it('is not recorded for an unknown party', async () => {
    const booking = await book();
    expect(
      await visits.record(keyOf(booking), 'no-such-party', () => ({ entry: arrival() })),
    ).toBeUndefined();
    expect(await logOf(booking)).toEqual([]);
  });

  it('is added through the former slot and id after the secret was renewed and the party has moved', async () => {
    const booking = await book();
    expect(await bookings.renewSecret(booking)).toBe(true);
    const renewed = (await findBooking(booking)) as StoredBooking;
    expect(renewed.id).not.toBe(booking.id);
    const otherDay = {
      date: '2026-11-26',
      time: '2:00 PM',
      tourId: slotOf('2:00 PM', 'Tour and Tasting').id,
    };
    const outcome = await bookings.change(
      referenceOf(renewed),
      detailsOf(renewed, otherDay as Partial<BookingDetails>),
    );
    expect(outcome.result).toBe('changed');
    const recorded = await visits.record(keyOf(booking), booking.id, ({ hasMoved, booking: { date } }) => ({
      hasMoved,
      date,
      entry: entry({ kind: 'note', text: 'Nuts' }),
    }));
    expect(recorded?.decision).toMatchObject({ hasMoved: true, date: '2026-11-26' });
    expect(await logOf(booking)).toHaveLength(1);
  });
});

describe('the guest of a booking with a visit log', () => {
  const moveDetails = (booking: StoredBooking) =>
    detailsOf(booking, { time: '3:00 PM', tourId: slotOf('3:00 PM', 'Tour and Tasting').id });

  it('can change and move the booking without affecting the log', async () => {
    const booking = await book({ guestCount: 2, source: 'phone', phone: '+678 5550100' });
    const note = entry({ kind: 'note', text: 'Wheelchair' });
    await record(booking, note);
    expect(
      (await bookings.change(referenceOf(booking), detailsOf(booking, { guestCount: 3, totalPrice: 12_000 })))
        .result,
    ).toBe('changed');
    const changed = (await findBooking(booking)) as StoredBooking;
    expect((await bookings.change(referenceOf(booking), moveDetails(changed))).result).toBe('changed');
    expect(await findBooking(booking)).toMatchObject({
      time: '3:00 PM',
      source: 'phone',
      phone: '+678 5550100',
    });
    expect(await logOf(booking)).toEqual([note]);
  });

  it.each([
    ['arrived', 'checked-in', arrival()],
    ['paid', 'checked-in', paid(4000)],
    ['been recorded as a no-show', 'no-show', entry({ kind: 'no-show', guests: 1 })],
  ])('cannot change, move or cancel once the party has %s: %s', async (_, lock, added) => {
    const booking = await book();
    await record(booking, added);
    const before = await table.items();
    const reference = referenceOf(booking);
    expect(await bookings.change(reference, detailsOf(booking, { firstName: 'Bo' }))).toEqual({
      result: lock,
    });
    expect(await bookings.change(reference, moveDetails(booking))).toEqual({ result: lock });
    expect(await bookings.cancel(reference)).toBe(lock);
    expect(await table.items()).toEqual(before);
    expect((await bookings.change(reference, detailsOf(booking))).result).toBe('unchanged');
    expect(await bookings.cancel(reference, 'staff')).toBe('cancelled');
    expect(await logOf(booking)).toEqual([added]);
  });

  it('cannot cancel through the operator once the party has arrived', async () => {
    const operator = { id: 'sea', companyName: 'Sea', chargingModel: 'operator_charges' } as const;
    const booking = await book({ operator });
    await record(booking, arrival());
    expect(await bookings.cancel(referenceOf(booking), { operatorId: 'sea' })).toBe('checked-in');
  });
});

describe('closing a start', () => {
  it.each([
    ['keeps a party that has arrived', arrival(), {}, 'kept'],
    ['keeps a party that has paid', paid(4000), {}, 'kept'],
    ['keeps a walk-in', entry({ kind: 'note', text: 'x' }), { source: 'walk-in' }, 'kept'],
    ['cancels a booking by telephone', entry({ kind: 'note', text: 'x' }), { source: 'phone' }, 'cancelled'],
  ] as const)('%s', async (_, added, changes, outcome) => {
    const booking = await book(changes);
    await record(booking, added);
    expect(await closureCancellationStore(table, clock).cancel(booking, 'Cyclone')).toBe(outcome);
    expect((await findBooking(booking))?.status).toBe(outcome === 'kept' ? 'confirmed' : 'cancelled');
  });
});

describe('a booking without an email address', () => {
  const walkInGuest = { firstName: '', lastName: '', email: '', source: 'walk-in' } as const;
  const eventOf = async () => (await table.items())[0]?.event;

  it('publishes no event when booked or cancelled', async () => {
    await book();
    expect(await eventOf()).toBeDefined();
    const booking = await book({ ...walkInGuest, guestCount: 2 });
    expect(await eventOf()).toBeUndefined();
    expect(booking.reference).toMatch(/^X261124/);
    await book();
    expect(await eventOf()).toBeDefined();
    expect(await bookings.cancel(referenceOf(booking), 'staff')).toBe('cancelled');
    expect(await eventOf()).toBeUndefined();
    expect(await findBooking(booking)).toMatchObject({ status: 'cancelled', sequence: 1 });
  });

  it('stores no former address when its first address is added', async () => {
    const booking = await book(walkInGuest);
    const namedGuest = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' };
    const requested = { ...detailsOf({ ...booking, ...namedGuest }) };
    expect((await bookings.change(referenceOf(booking), requested)).result).toBe('changed');
    expect((await findBooking(booking))?.formerEmails).toBeUndefined();
    expect(await eventOf()).toBeDefined();
  });

  it('can be read by the previous release', async () => {
    const { source: _source, addedBy: _by, phone: _phone, ...shape } = StoredBooking.shape;
    expect(Object.keys(shape)).toContain('email');
    const booking = storedBooking({
      ...walkInGuest,
      phone: '+678 5550100',
      addedBy: { person: 'ana', device: 'door' },
    });
    for (const [name, schema] of Object.entries(shape)) {
      expect(schema.safeParse(booking[name as keyof StoredBooking]), name).toMatchObject({ success: true });
    }
  });
});

it('a cancelled booking whose secret was renewed keeps its visit log in the archive', async () => {
  const booking = await book();
  await record(booking, paid(4000));
  expect(await bookings.renewSecret(booking)).toBe(true);
  const renewed = (await findBooking(booking)) as StoredBooking;
  await bookings.cancel(referenceOf(renewed), 'staff');
  for (let index = 0; index < 12; index += 1) {
    clock.advance(1000);
    await bookings.cancel(referenceOf(await book()));
  }
  const [slot] = await dayStore(table, clock).slots(booking.date);
  expect(slot?.bookings.map(lastingId)).not.toContain(booking.id);
  const note = entry({ kind: 'note', text: 'Left a hat' });
  const recorded = await visits.record(keyOf(booking), booking.id, ({ hasMoved }) => ({
    hasMoved,
    entry: note,
  }));
  expect(recorded?.decision.hasMoved).toBe(false);
  expect(recorded?.booking.visit.log).toMatchObject([{ vatu: 4000 }, { text: 'Left a hat' }]);
  const archived = await dayStore(table, clock).archived(booking.date);
  expect(archived.find((one) => lastingId(one) === booking.id)?.visit.log).toHaveLength(2);
});
