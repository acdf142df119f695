import { describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { operatorReply } from '#functions/use-cases/operators/operator-reply.ts';
import { haveSameSecret } from '#shared/booking/reference.ts';
import type { StartTime } from '#shared/booking/slots.ts';
import { bookingStore } from '../bookings/bookings.ts';
import type { BookingDetails } from '../bookings/changed-booking.ts';
import { type StoredBooking, slotKey } from '../bookings/slot-item.ts';
import { bookingMaker, detailsOf, referenceOf } from '../bookings/stored-booking.testing.ts';
import { noVisit, withVisit } from '../bookings/visit-item.ts';
import { testTable } from '../table/table-content.testing.ts';

/** The reference that an operator knows must not open the booking once the guest has changed the email address. */
const operator = { id: 'o', companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
const reader = { operatorId: 'o' };
const start = new Date('2026-11-21T10:00:00+11:00');
const clock = testClock(start);
const table = testTable();
const store = bookingStore(table, clock);

const book = bookingMaker(store, { operator, email: 'desk@seabreeze.example', guestCount: 2 });

async function changeBooking(
  booking: StoredBooking,
  changes: Partial<BookingDetails>,
): Promise<StoredBooking> {
  const outcome = await store.change(referenceOf(booking), detailsOf(booking, changes));
  if (outcome.result !== 'changed') throw new Error(outcome.result);
  return outcome.booking;
}

const ownEmail = { email: 'guest@example.com' };
const detailChanges: readonly [string, { time: StartTime }][] = [
  ['without a move', { time: '10:00 AM' }],
  ['with a move', { time: '3:00 PM' }],
];

describe('a guest who changes the email address of a booking', () => {
  it.each(detailChanges)(
    'gets a new reference with a new secret, and the old reference is void (%s)',
    async (_, change) => {
      const booking = await book();
      const changed = await changeBooking(booking, { ...ownEmail, ...change });
      expect(changed.reference).not.toBe(booking.reference);
      expect(changed.reference.slice(-12)).not.toBe(booking.reference.slice(-12));
      expect(
        haveSameSecret(changed.reference, booking.reference),
        'the references have different secrets',
      ).toBe(false);
      const before = await table.items();
      const oldReference = referenceOf(booking);
      expect(await store.find(oldReference)).toBeUndefined();
      expect(await store.cancel(oldReference)).toBe('not-found');
      expect(await store.change(oldReference, detailsOf(booking, { guestCount: 16 }))).toEqual({
        result: 'not-found',
      });
      expect(await store.requestConfirmation(oldReference, ownEmail.email)).toBe('unknown');
      expect(await table.items()).toEqual(before);
      expect(await store.find(referenceOf(changed))).toEqual(changed);
    },
  );

  it('makes void the earlier references and those derived from the old secret', async () => {
    const booking = await book();
    const moved = await changeBooking(booking, { time: '2:00 PM' });
    const changed = await changeBooking(moved, ownEmail);
    const movedLater = await changeBooking(changed, { time: '4:00 PM' });
    for (const earlier of [booking, moved]) expect(await store.find(referenceOf(earlier))).toBeUndefined();
    for (const booking of [changed, movedLater])
      expect(await store.find(referenceOf(booking))).toEqual(movedLater);
    const guessedReference = movedLater.reference.replace(/.{12}$/, booking.reference.slice(-12));
    expect(await store.find(referenceOf({ reference: guessedReference }))).toBeUndefined();
  });

  it('leaves the booking accessible to its operator and staff, and to no other operator', async () => {
    const booking = await book();
    const changed = await changeBooking(await changeBooking(booking, ownEmail), { time: '3:00 PM' });
    expect(await store.find(referenceOf(booking), reader)).toEqual(changed);
    expect(await store.find(referenceOf(booking), 'staff')).toEqual(changed);
    expect(await store.find(referenceOf(booking), { operatorId: 'other' })).toBeUndefined();
    expect(await store.cancel(referenceOf(booking), { operatorId: 'other' })).toBe('not-found');
    expect(await store.cancel(referenceOf(booking), reader)).toBe('cancelled');
    expect(await store.find(referenceOf(changed))).toMatchObject({ status: 'cancelled' });
  });

  it('hides the address and the new reference from the operator', async () => {
    const booking = await book();
    const changed = await changeBooking(booking, ownEmail);
    const [listed] = (await store.ofOperator('o', '2026-11')).map(operatorReply);
    expect(listed).toMatchObject({ id: booking.id, reference: booking.reference, isGuestsOwn: true });
    expect(await store.book(booking)).toMatchObject({ result: 'already-booked', booking: changed });
    const operatorView = JSON.stringify([listed, operatorReply(withVisit(changed, noVisit))]);
    expect(operatorView).not.toContain(ownEmail.email);
    expect(operatorView).not.toContain(changed.reference.slice(-12));
    expect(
      operatorReply(
        await store.readWithVisit(await changeBooking(changed, { time: '3:00 PM', guestCount: 1 })),
      ),
    ).toMatchObject({
      reference: booking.reference,
      guestCount: 1,
    });
  });

  it.each(detailChanges)(
    'can repeat the call for an hour, for example after a lost response (%s)',
    async (_, change) => {
      const booking = await book();
      const requested = detailsOf(booking, { ...ownEmail, ...change });
      const changed = await changeBooking(booking, { ...ownEmail, ...change });
      clock.set(new Date(start.getTime() + 3600_000));
      expect(await store.findEarlierChange(referenceOf(booking), requested)).toEqual(changed);
      expect(await store.change(referenceOf(booking), requested)).toEqual({
        result: 'unchanged',
        booking: changed,
      });
      const other = { ...requested, email: 'guessed@example.com' };
      expect(await store.change(referenceOf(booking), other)).toEqual({ result: 'not-found' });
      clock.set(new Date(start.getTime() + 3601_000));
      expect(await store.findEarlierChange(referenceOf(booking), requested)).toBeUndefined();
      expect(await store.change(referenceOf(booking), requested)).toEqual({ result: 'not-found' });
    },
  );

  it.each(detailChanges)('makes one change if the form is sent ten times at once (%s)', async (_, change) => {
    const booking = await book({ guestCount: 9 });
    const requested = detailsOf(booking, { ...ownEmail, ...change });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => store.change(referenceOf(booking), requested)),
    );
    expect(outcomes.filter(({ result }) => result === 'changed')).toHaveLength(1);
    expect(outcomes.filter(({ result }) => result === 'unchanged')).toHaveLength(9);
    expect(new Set(outcomes.map((outcome) => 'booking' in outcome && outcome.booking.reference)).size).toBe(
      1,
    );
  });

  it('cannot change the booking through a reference from before the change', async () => {
    const booking = await book();
    const changedBack = await changeBooking(await changeBooking(booking, ownEmail), { email: booking.email });
    expect(await store.change(referenceOf(booking), detailsOf(changedBack))).toEqual({ result: 'not-found' });
  });

  it('changes the id of the booking, but not its first id, and leaves a forwarding record under the old id', async () => {
    const booking = await book();
    const key = slotKey(booking.date, { time: booking.time, type: booking.tourType });
    const changed = await changeBooking(booking, ownEmail);
    expect(changed).toMatchObject({ firstId: booking.id, sequence: 1 });
    expect(await store.findSubject(key, booking.id)).toBe('moved');
    expect(await store.findSubject(key, changed.id)).toEqual(changed);
    const [slot] = (await table.items()).filter(({ sk }) => String(sk).startsWith('SLOT#'));
    expect(slot).toMatchObject({ guests: 2, event: { subject: changed.id, id: `${changed.id}-1` } });
  });

  it.each([
    ['another spelling', { email: 'Desk+anna@SeaBreeze.example' }],
    ['with other changes', { guestCount: 3, firstName: 'Zoe', time: '3:00 PM' as const }],
  ])('keeps the reference if the mailbox stays the same: %s', async (_, changes) => {
    const booking = await book();
    const changed = await changeBooking(booking, changes);
    expect(await store.find(referenceOf(booking))).toEqual(changed);
  });

  it('keeps the reference if no operator made the booking', async () => {
    const booking = await book({ operator: undefined });
    expect((await changeBooking(booking, ownEmail)).reference).toBe(booking.reference);
  });
});

describe('renewing the secret of a booking', () => {
  it("makes the operator's reference void and requests an email with the new reference", async () => {
    const booking = await book({ email: 'guest@example.com' });
    expect(await store.renewSecret(booking)).toBe(true);
    expect(await store.renewSecret(booking)).toBe(false);
    expect(await store.find(referenceOf(booking))).toBeUndefined();
    expect(await store.cancel(referenceOf(booking))).toBe('not-found');
    expect(await store.findEarlierChange(referenceOf(booking), detailsOf(booking))).toBeUndefined();
    const renewed = await store.find(referenceOf(booking), 'staff');
    expect(renewed).toMatchObject({
      ...booking,
      id: renewed?.id,
      reference: renewed?.reference,
      sequence: 1,
      operator,
    });
    const [slot] = (await table.items()).filter(({ sk }) => String(sk).startsWith('SLOT#'));
    expect(slot).toMatchObject({ event: { type: 'booking.confirmation-requested', subject: renewed?.id } });
  });
});
