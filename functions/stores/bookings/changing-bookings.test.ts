import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { changeLimits } from '#shared/booking/change-limit.ts';
import { haveSameSecret, parseReference } from '#shared/booking/reference.ts';
import { type StartTime, slotOf, type TourType } from '#shared/booking/slots.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { addDays, type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import type { BookingDetails } from './changed-booking.ts';
import { type StoredBooking, slotKey } from './slot-item.ts';
import { bookingMaker, detailsOf, referenceOf, storedBooking } from './stored-booking.testing.ts';

const table = testTable('all tests');
let days = 0;
const now = new Date('2026-11-21T10:00:00+11:00');

const store = bookingStore(table, () => now);

/** Two days per test, so that all tests can share one table. */
function freshDay(): CalendarDate {
  days += 2;
  return addDays(calendarDateFrom('2026-11-30'), days);
}

const at = (date: CalendarDate, time: StartTime, tourType: TourType) => ({
  date,
  time,
  tourType,
  tourId: slotOf(time, tourType).id,
});

const book = bookingMaker(store);

const change = (booking: StoredBooking, changes: Partial<BookingDetails>) =>
  store.change(referenceOf(booking), detailsOf(booking, changes));

async function slotItem(slot: { date: CalendarDate; time: StartTime; tourType: TourType }) {
  const Key = slotKey(slot.date, { time: slot.time, type: slot.tourType });
  const { Item = {} } = await table.client.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
  );
  const bookings = Object.entries(Item)
    .filter(([name]) => name.startsWith('booking#'))
    .map(([, value]) => value as StoredBooking)
    .filter(({ status }) => status === 'confirmed');
  return {
    guests: (Item.guests ?? 0) as number,
    language: Item.language as string | undefined,
    event: Item.event as { type: string; subject: string } | undefined,
    booked: bookings.reduce((sum, { guestCount }) => sum + guestCount, 0),
    languages: new Set(bookings.map(({ preferredLanguage }) => preferredLanguage)),
  };
}

describe('a change of a booking within its slot', () => {
  it('releases seats for fewer guests, and reserves seats for more guests if the slot has room', async () => {
    const date = freshDay();
    const booking = await book({ date, guestCount: 6 });
    await book({ date, guestCount: 8 });
    expect(await change(booking, { guestCount: 2 })).toMatchObject({
      result: 'changed',
      booking: { sequence: 1, guestCount: 2, totalPrice: 8000 },
    });
    expect(await slotItem(booking)).toMatchObject({ guests: 10, booked: 10 });
    expect(await change(booking, { guestCount: 9 })).toEqual({ result: 'full', remaining: 8 });
    expect(await change(booking, { guestCount: 8 })).toMatchObject({
      result: 'changed',
      booking: { sequence: 2 },
    });
    expect(await slotItem(booking)).toMatchObject({
      guests: 16,
      booked: 16,
      event: { type: 'booking.changed', subject: booking.id },
    });
  });

  it('changes the language of the tour only if no other party has booked the slot', async () => {
    const date = freshDay();
    const booking = await book({ date });
    expect(await change(booking, { preferredLanguage: 'French' })).toMatchObject({ result: 'changed' });
    const other = await book({ date, preferredLanguage: 'French' });
    expect(await change(other, { preferredLanguage: 'English' })).toEqual({
      result: 'language-taken',
      language: 'French',
    });
    expect(await slotItem(booking)).toMatchObject({ language: 'French', booked: 2 });
  });

  it('keeps the reference even if the name changes', async () => {
    const date = freshDay();
    const booking = await book({ date, lastName: 'Lee' });
    await change(booking, { lastName: 'Zhou', email: 'zhou@example.com' });
    expect(await store.find(referenceOf(booking))).toMatchObject({
      lastName: 'Zhou',
      reference: booking.reference,
    });
  });

  it('keeps the language of the emails if the request names none', async () => {
    const booking = await book({ ...at(freshDay(), '10:00 AM', 'Tour and Tasting'), messageLanguage: 'fr' });
    const { messageLanguage: _omitted, ...requested } = detailsOf(booking, { firstName: 'Anne' });
    expect(await store.change(referenceOf(booking), requested)).toMatchObject({
      result: 'changed',
      booking: { firstName: 'Anne', messageLanguage: 'fr' },
    });
    expect(await store.change(referenceOf(booking), requested)).toMatchObject({ result: 'unchanged' });
    expect(await change(booking, { messageLanguage: 'en' })).toMatchObject({
      booking: { messageLanguage: 'en' },
    });
  });

  it('keeps the guest count and price that the operator booked, and the latest change that affects the operator', async () => {
    const operator = { id: 'o', companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
    const booking = await book({ date: freshDay(), guestCount: 2, operator });
    const booked = { guestCount: 2, totalPrice: 8000 };
    const operatorAfter = async (changes: Partial<BookingDetails>) => {
      await change(booking, changes);
      return (await store.find(referenceOf(booking)))?.operator;
    };
    expect(await operatorAfter({ lastName: 'Zhou' })).toEqual({ ...operator, booked });
    expect(await operatorAfter({ guestCount: 5 })).toEqual({ ...operator, booked, notifiedOf: 2 });
    expect(await operatorAfter({ guestCount: 5, lastName: 'Zhou' })).toEqual({
      ...operator,
      booked,
      notifiedOf: 2,
    });
    expect(await operatorAfter({ guestCount: 1 })).toEqual({ ...operator, booked, notifiedOf: 4 });
  });

  it('to the stored details is reported as unchanged and writes nothing', async () => {
    const booking = await book({ date: freshDay() });
    const before = await slotItem(booking);
    expect(await change(booking, {})).toEqual({ result: 'unchanged', booking });
    expect(await slotItem(booking)).toEqual(before);
  });

  it('is refused for a cancelled or unknown booking', async () => {
    const booking = await book({ date: freshDay() });
    await store.cancel(referenceOf(booking));
    expect(await change(booking, { guestCount: 2 })).toEqual({ result: 'cancelled' });
    expect(await change(storedBooking({ date: booking.date }), {})).toEqual({ result: 'not-found' });
  });
});

describe('a move of a booking to another slot', () => {
  it('reserves the new seats, releases the old ones, and both references find the booking', async () => {
    const date = freshDay();
    const booking = await book({ date, guestCount: 3, preferredLanguage: 'French' });
    const target = at(addDays(date, 1), '2:00 PM', 'Cellar Door Tasting');
    const outcome = await change(booking, target);
    if (outcome.result !== 'changed') throw new Error(outcome.result);
    const moved = outcome.booking;
    expect(moved).toMatchObject({ id: booking.id, sequence: 1, totalPrice: 7500, ...target });
    expect(moved.reference).not.toBe(booking.reference);
    expect(haveSameSecret(moved.reference, booking.reference), 'both references have the same secret').toBe(
      true,
    );
    expect(parseReference(moved.reference)).toMatchObject({
      date: target.date,
      time: target.time,
      type: target.tourType,
    });
    expect(await slotItem(booking)).toMatchObject({
      guests: 0,
      booked: 0,
      language: undefined,
      event: undefined,
    });
    expect(await slotItem(moved)).toMatchObject({
      guests: 3,
      booked: 3,
      event: { type: 'booking.changed', subject: booking.id },
    });
    for (const reference of [booking, moved].map(referenceOf))
      expect(await store.find(reference)).toEqual(moved);
    expect(await store.cancel(referenceOf(booking))).toBe('cancelled');
    expect(await slotItem(moved)).toMatchObject({ guests: 0 });
  });

  it('is made once if the call is repeated with the old reference', async () => {
    const date = freshDay();
    const booking = await book({ date });
    const target = at(date, '3:00 PM', 'Tour and Tasting');
    const first = await change(booking, target);
    expect(await change(booking, target)).toEqual({
      result: 'unchanged',
      booking: 'booking' in first && first.booking,
    });
    expect(await slotItem({ ...booking, ...target })).toMatchObject({ guests: 1 });
  });

  it('back to the slot of the first booking restores the original reference', async () => {
    const date = freshDay();
    const booking = await book({ date, guestCount: 2 });
    const target = at(date, '3:00 PM', 'Cellar Door Tasting');
    await change(booking, target);
    const outcome = await change(booking, {});
    expect(outcome).toMatchObject({
      result: 'changed',
      booking: { reference: booking.reference, sequence: 2 },
    });
    expect(await slotItem(booking)).toMatchObject({ guests: 2, booked: 2 });
    expect(await slotItem({ ...booking, ...target })).toMatchObject({ guests: 0 });
  });

  it('and back, under another name, keeps every earlier reference valid', async () => {
    const date = freshDay();
    const booking = await book({ date, lastName: 'Lee' });
    const target = at(date, '3:00 PM', 'Cellar Door Tasting');
    const outcome = await change(booking, { ...target, lastName: 'Zhou' });
    if (outcome.result !== 'changed') throw new Error(outcome.result);
    await change(booking, { lastName: 'Zhou' });
    for (const reference of [booking, outcome.booking].map(referenceOf))
      expect(await store.find(reference)).toMatchObject({ id: booking.id, lastName: 'Zhou', sequence: 2 });
  });

  it('keeps the old seats if the new slot is full or in another language', async () => {
    const date = freshDay();
    const booking = await book({ date, guestCount: 4 });
    await book({ ...at(date, '3:00 PM', 'Tour and Tasting'), guestCount: 13 });
    await book({ ...at(date, '4:00 PM', 'Tour and Tasting'), preferredLanguage: 'French' });
    expect(await change(booking, at(date, '3:00 PM', 'Tour and Tasting'))).toEqual({
      result: 'full',
      remaining: 3,
    });
    expect(await change(booking, at(date, '4:00 PM', 'Tour and Tasting'))).toEqual({
      result: 'language-taken',
      language: 'French',
    });
    expect(await store.find(referenceOf(booking))).toEqual(booking);
    expect(await slotItem(booking)).toMatchObject({ guests: 4, booked: 4 });
  });

  it('lets a retry of the original booking call return the moved booking', async () => {
    const date = freshDay();
    const booking = await book({ date });
    await change(booking, at(date, '3:00 PM', 'Tour and Tasting'));
    expect(await store.book(booking)).toMatchObject({
      result: 'already-booked',
      booking: { time: '3:00 PM' },
    });
    expect(await slotItem(booking)).toMatchObject({ guests: 0 });
  });
});

describe('a moved booking', () => {
  /** Books and cancels in a slot, to push out its forwarding records. */
  async function bookAndCancel(date: CalendarDate, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1)
      expect(await store.cancel(referenceOf(await book({ date, lastName: 'Stranger' })))).toBe('cancelled');
  }

  it('is found by its original link, however many later bookings the old slot has had', async () => {
    const date = freshDay();
    const booking = await book({ date, guestCount: 2 });
    const target = at(date, '3:00 PM', 'Tour and Tasting');
    await change(booking, target);
    await bookAndCancel(date, 60);
    expect(await store.find(referenceOf(booking))).toMatchObject({ id: booking.id, ...target });
    const key = slotKey(date, { time: booking.time, type: booking.tourType });
    expect(await store.findSubject(key, booking.id)).toBe('moved');
    expect(await store.book(booking)).toMatchObject({ result: 'already-booked', booking: target });
    expect(await change(booking, { guestCount: 3, ...target })).toMatchObject({ result: 'changed' });
    expect(await change(booking, {})).toMatchObject({ result: 'changed', booking: { time: booking.time } });
    expect(await slotItem(booking)).toMatchObject({ guests: 2, booked: 2 });
    expect(await store.cancel(referenceOf(booking))).toBe('cancelled');
  });

  it('is found even if an earlier release left dozens of forwarding records in the slot', async () => {
    const date = freshDay();
    const other = await book({ date });
    const target = await book(at(date, '3:00 PM', 'Tour and Tasting'));
    const movedBookings = Array.from({ length: 47 }, () => storedBooking({ date }));
    for (const [index, { id, reference }] of movedBookings.entries())
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: slotKey(date, { time: other.time, type: other.tourType }),
          UpdateExpression: 'SET #move = :move',
          ExpressionAttributeNames: { '#move': `moved#${id}` },
          ExpressionAttributeValues: { ':move': { id, reference, to: target.reference, movedAt: index } },
        }),
      );
    await bookAndCancel(date, 10);
    for (const { reference } of movedBookings)
      expect(await store.find(referenceOf({ reference }))).toMatchObject({ id: target.id });
  });
});

describe('repeated or concurrent changes', () => {
  const expectConsistent = async (target: Parameters<typeof slotItem>[0]) => {
    const slot = await slotItem(target);
    expect(slot.guests).toBe(slot.booked);
    expect(slot.guests).toBeLessThanOrEqual(16);
    expect(slot.languages.size).toBeLessThanOrEqual(1);
    return slot;
  };

  it('give the last seats of a slot to one of two guests who move to it at once', async () => {
    const date = freshDay();
    const target = at(date, '3:00 PM', 'Tour and Tasting');
    await book({ ...target, guestCount: 14 });
    const movers = [
      await book({ date, guestCount: 2 }),
      await book({ date, time: '2:00 PM', guestCount: 2 }),
    ];
    const outcomes = await Promise.all(movers.map((mover) => change(mover, target)));
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'full']);
    expect((await expectConsistent(target)).guests).toBe(16);
    const refusedMover = movers[outcomes.findIndex(({ result }) => result === 'full')] as StoredBooking;
    expect((await expectConsistent(refusedMover)).guests).toBe(2);
  });

  it.each([
    ['names', changeLimits.perDay, (index: number) => ({ firstName: `Ann ${'x'.repeat(index + 1)}` })],
    ['addresses', changeLimits.mailboxesPerDay, (index: number) => ({ email: `s-${index}@example.org` })],
  ])('of one booking to many different %s succeed exactly %i times', async (_, max, changesFor) => {
    const booking = await book({ date: freshDay() });
    const many = inFull(50, 20);
    const outcomes = await Promise.all(
      Array.from({ length: many }, (_, index) => change(booking, changesFor(index))),
    );
    const results = outcomes.map(({ result }) => result).sort();
    expect(results).toEqual([...Array(max).fill('changed'), ...Array(many - max).fill('too-many')]);
    expect(await store.find(referenceOf(booking))).toMatchObject({
      sequence: max,
      changes: { count: max },
    });
  });

  it('count against the daily limit of a booking, even if each moves the booking to another slot', async () => {
    const date = freshDay();
    const booking = await book({ date });
    const results = [];
    for (let index = 0; index <= changeLimits.perDay; index += 1) {
      const time = index % 2 === 0 ? '2:00 PM' : '3:00 PM';
      results.push((await change(booking, at(date, time, 'Tour and Tasting'))).result);
    }
    expect(results.slice(-2)).toEqual(['changed', 'too-many']);
  });
});
