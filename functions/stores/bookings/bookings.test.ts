import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { type StoredBooking, slotKey, slotOfKey } from './slot-item.ts';
import { referenceOf, storedBooking } from './stored-booking.testing.ts';

const table = testTable('all tests');
let now = new Date('2026-11-21T10:00:00+11:00');
let days = 0;

const store = bookingStore(table, () => now);

/** One day per test, so that all tests can share one table. */
function freshDay(): CalendarDate {
  days += 1;
  now = new Date('2026-11-21T10:00:00+11:00');
  return calendarDateFrom(new Date(Date.UTC(2026, 11, days)).toISOString().slice(0, 10));
}

async function itemOf(booking: StoredBooking): Promise<Record<string, unknown>> {
  const key = slotKey(booking.date, { time: booking.time, type: booking.tourType });
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }),
  );
  return Item ?? {};
}

const bookingsIn = (item: Record<string, unknown>): StoredBooking[] =>
  Object.entries(item)
    .filter(([name]) => name.startsWith('booking#'))
    .map(([, value]) => value as StoredBooking);

const confirmedGuests = (item: Record<string, unknown>): number =>
  bookingsIn(item)
    .filter(({ status }) => status === 'confirmed')
    .reduce((sum, { guestCount }) => sum + guestCount, 0);

describe('a booking', () => {
  it('reserves the seats, sets the language and can be read back', async () => {
    const date = freshDay();
    const booking = storedBooking({ date, guestCount: 3, preferredLanguage: 'French', lastName: '李 🌺' });
    expect(await store.book(booking)).toEqual({ result: 'booked', booking, opened: true });
    expect(await store.find(referenceOf(booking))).toEqual(booking);
    expect(await store.day(date)).toEqual({
      '10:00 AM': { 'Tour and Tasting': { count: 3, language: 'French' } },
    });
    expect(await itemOf(booking)).toMatchObject({ guests: 3, language: 'French' });
  });

  it('counts only in its slot among the fourteen slots of a day', async () => {
    const date = freshDay();
    const times = ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'] as const;
    const expected: Record<string, unknown> = {};
    for (const [index, time] of times.entries()) {
      await store.book(storedBooking({ date, time, guestCount: index + 1 }));
      await store.book(storedBooking({ date, time, tourType: 'Cellar Door Tasting', guestCount: index + 9 }));
      expected[time] = {
        'Tour and Tasting': { count: index + 1, language: 'English' },
        'Cellar Door Tasting': { count: index + 9, language: 'English' },
      };
    }
    expect(await store.day(date)).toEqual(expected);
    expect(await store.day(freshDay())).toEqual({});
  });

  it('is idempotent: a retry returns the booking, reserves no seats and publishes no event', async () => {
    const booking = storedBooking({ date: freshDay(), guestCount: 4 });
    await store.book(booking);
    const before = await itemOf(booking);
    const retry = { ...booking, bookedAt: booking.bookedAt + 60 };
    expect(await store.book(retry)).toEqual({ result: 'already-booked', booking });
    expect(await itemOf(booking)).toEqual(before);
  });

  it('with fifty concurrent retries is stored once', async () => {
    const booking = storedBooking({ date: freshDay(), guestCount: 4 });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => store.book(booking)));
    const results = outcomes.map(({ result }) => result).sort();
    expect(results).toEqual([...Array<string>(49).fill('already-booked'), 'booked']);
    expect(await itemOf(booking)).toMatchObject({ guests: 4 });
  });

  it('with the idempotency key of another booking is refused and changes nothing', async () => {
    const booking = storedBooking({ date: freshDay() });
    await store.book(booking);
    const before = await itemOf(booking);
    expect(await store.book({ ...booking, firstName: 'Bob', fingerprint: 'other' })).toEqual({
      result: 'key-reused',
    });
    expect(await itemOf(booking)).toEqual(before);
  });

  it('is reported as already booked when it is retried after the slot has filled up', async () => {
    const date = freshDay();
    const booking = storedBooking({ date, guestCount: 16 });
    await store.book(booking);
    expect(await store.book(booking)).toMatchObject({ result: 'already-booked' });
  });

  it.each([
    [16, 1, 0],
    [15, 2, 1],
    [10, 7, 6],
    [1, 16, 15],
  ])(
    'in a slot with %i guests is refused for %i guests, and reports %i places left',
    async (seatsTaken, requested, remaining) => {
      const date = freshDay();
      const first = storedBooking({ date, guestCount: seatsTaken });
      await store.book(first);
      const before = await itemOf(first);
      expect(await store.book(storedBooking({ date, guestCount: requested }))).toEqual({
        result: 'full',
        remaining,
      });
      expect(await itemOf(first)).toEqual(before);
    },
  );

  it('is stored if it takes exactly the last places of the slot', async () => {
    const date = freshDay();
    await store.book(storedBooking({ date, guestCount: 15 }));
    const last = storedBooking({ date, guestCount: 1 });
    expect(await store.book(last)).toMatchObject({ result: 'booked' });
    expect(await itemOf(last)).toMatchObject({ guests: 16 });
  });

  it('is refused if the tour of its slot is in another language', async () => {
    const date = freshDay();
    await store.book(storedBooking({ date, preferredLanguage: 'French' }));
    const english = storedBooking({ date, preferredLanguage: 'English' });
    expect(await store.book(english)).toEqual({ result: 'language-taken', language: 'French' });
    expect(confirmedGuests(await itemOf(english))).toBe(1);
  });

  it('succeeds for sixteen of forty guests who book one slot at once, and is refused to the rest', async () => {
    const date = freshDay();
    const bookings = Array.from({ length: 40 }, () => storedBooking({ date }));
    const outcomes = await Promise.all(bookings.map((booking) => store.book(booking)));
    expect(outcomes.filter(({ result }) => result === 'booked')).toHaveLength(16);
    expect(outcomes.filter(({ result }) => result === 'full')).toHaveLength(24);
    const item = await itemOf(bookings[0] as StoredBooking);
    expect(item.guests).toBe(16);
    expect(bookingsIn(item)).toHaveLength(16);
  });

  it('made concurrently by parties of various sizes never oversells the slot and keeps the guest count correct', async () => {
    const date = freshDay();
    const bookings = Array.from({ length: 40 }, (_, index) =>
      storedBooking({ date, guestCount: (index % 7) + 1 }),
    );
    const outcomes = await Promise.all(bookings.map((booking) => store.book(booking)));
    const item = await itemOf(bookings[0] as StoredBooking);
    const acknowledged = outcomes.flatMap((outcome) =>
      outcome.result === 'booked' ? [outcome.booking.guestCount] : [],
    );
    expect(item.guests).toBe(acknowledged.reduce((sum, guests) => sum + guests, 0));
    expect(item.guests).toBe(confirmedGuests(item));
    expect(item.guests).toBeGreaterThanOrEqual(10);
    expect(item.guests).toBeLessThanOrEqual(16);
  });

  it('sets the language of its slot, so that of twelve concurrent bookings in both languages six are stored', async () => {
    const date = freshDay();
    const bookings = Array.from({ length: 12 }, (_, index) =>
      storedBooking({ date, preferredLanguage: index % 2 === 0 ? 'English' : 'French' }),
    );
    await Promise.all(bookings.map((booking) => store.book(booking)));
    const item = await itemOf(bookings[0] as StoredBooking);
    expect(new Set(bookingsIn(item).map(({ preferredLanguage }) => preferredLanguage))).toEqual(
      new Set([item.language]),
    );
    expect(bookingsIn(item)).toHaveLength(6);
  });

  it('gets a separate reference for each of sixteen guests named Smith', async () => {
    const date = freshDay();
    const bookings = Array.from({ length: 16 }, () => storedBooking({ date, lastName: 'Smith' }));
    await Promise.all(bookings.map((booking) => store.book(booking)));
    const found = await Promise.all(bookings.map((booking) => store.find(referenceOf(booking))));
    expect(new Set(found.map((booking) => booking?.reference)).size).toBe(16);
  });
});

describe('the cancellation of a booking', () => {
  it('releases the seats, and the language with the last guest', async () => {
    const date = freshDay();
    const [one, other] = [storedBooking({ date, guestCount: 3 }), storedBooking({ date, guestCount: 2 })];
    await store.book(one);
    await store.book(other);
    now = new Date('2026-11-21T11:00:00+11:00');
    expect(await store.cancel(referenceOf(one))).toBe('cancelled');
    expect(await itemOf(one)).toMatchObject({ guests: 2, language: 'English' });
    expect(await store.find(referenceOf(one))).toEqual({
      ...one,
      status: 'cancelled',
      sequence: 1,
      cancelledAt: now.getTime() / 1000,
    });
    expect(await store.cancel(referenceOf(other))).toBe('cancelled');
    const item = await itemOf(one);
    expect(item).toMatchObject({ guests: 0 });
    expect(item).not.toHaveProperty('language');
    expect(await store.day(date)).toEqual({});
    expect(await store.book(storedBooking({ date, preferredLanguage: 'French' }))).toMatchObject({
      result: 'booked',
    });
  });

  it('is idempotent: a second call releases nothing and publishes no event', async () => {
    const date = freshDay();
    const [one, other] = [storedBooking({ date, guestCount: 3 }), storedBooking({ date, guestCount: 2 })];
    await store.book(one);
    await store.book(other);
    await store.cancel(referenceOf(one));
    const before = await itemOf(one);
    expect(await store.cancel(referenceOf(one))).toBe('already-cancelled');
    expect(await itemOf(one)).toEqual(before);
  });

  it('with fifty concurrent calls releases the seats once', async () => {
    const date = freshDay();
    const [one, other] = [storedBooking({ date, guestCount: 5 }), storedBooking({ date, guestCount: 11 })];
    await store.book(one);
    await store.book(other);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => store.cancel(referenceOf(one))));
    expect(outcomes.filter((outcome) => outcome === 'cancelled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already-cancelled')).toHaveLength(49);
    expect(await itemOf(one)).toMatchObject({ guests: 11, language: 'English' });
  });

  it('done at once for all sixteen bookings of a slot leaves the slot empty and without a language', async () => {
    const date = freshDay();
    const bookings = Array.from({ length: 16 }, () => storedBooking({ date }));
    await Promise.all(bookings.map((booking) => store.book(booking)));
    const outcomes = await Promise.all(bookings.map((booking) => store.cancel(referenceOf(booking))));
    expect(new Set(outcomes)).toEqual(new Set(['cancelled']));
    const item = await itemOf(bookings[0] as StoredBooking);
    expect(item.guests).toBe(0);
    expect(item).not.toHaveProperty('language');
  });

  it('that is concurrent with new bookings of a full slot lets each released place be sold once', async () => {
    const date = freshDay();
    const first = Array.from({ length: 16 }, () => storedBooking({ date }));
    await Promise.all(first.map((booking) => store.book(booking)));
    const cancellations = first.slice(0, 8).map((booking) => store.cancel(referenceOf(booking)));
    const newBookings = Array.from({ length: 20 }, () => store.book(storedBooking({ date })));
    await Promise.all(cancellations);
    const sold = (await Promise.all(newBookings)).filter(({ result }) => result === 'booked').length;
    const item = await itemOf(first[0] as StoredBooking);
    expect(item.guests).toBe(8 + sold);
    expect(item.guests).toBe(confirmedGuests(item));
    expect(item.guests).toBeLessThanOrEqual(16);
    const furtherOutcomes = await Promise.all(
      Array.from({ length: 20 }, () => store.book(storedBooking({ date }))),
    );
    expect(furtherOutcomes.filter(({ result }) => result === 'booked')).toHaveLength(8 - sold);
  });

  it('does not let the slot item grow when repeated for many bookings, all of which stay readable', async () => {
    const date = freshDay();
    const remaining = storedBooking({ date, lastName: 'Stays' });
    await store.book(remaining);
    const longDetails = {
      firstName: '李'.repeat(80),
      lastName: 'é'.repeat(80),
      email: `${'a'.repeat(242)}@example.com`,
    };
    const cancelled = Array.from({ length: 60 }, () => storedBooking({ date, ...longDetails }));
    for (const booking of cancelled) {
      await store.book(booking);
      now = new Date(now.getTime() + 1000);
      expect(await store.cancel(referenceOf(booking))).toBe('cancelled');
    }
    const item = await itemOf(remaining);
    expect(Buffer.byteLength(JSON.stringify(item))).toBeLessThan(12 * 1024);
    expect(item.guests).toBe(1);
    const key = slotKey(date, { time: remaining.time, type: remaining.tourType });
    for (const booking of [cancelled[0], cancelled[30], cancelled[59]] as StoredBooking[]) {
      const found = { ...booking, status: 'cancelled', sequence: 1 };
      expect(await store.find(referenceOf(booking))).toMatchObject(found);
      expect(await store.findSubject(key, booking.id)).toMatchObject(found);
      expect(await store.cancel(referenceOf(booking))).toBe('already-cancelled');
      expect(await store.change(referenceOf(booking), booking)).toEqual({ result: 'cancelled' });
      expect(await store.book(booking)).toMatchObject({ result: 'already-booked', booking: found });
      expect(await store.book({ ...booking, fingerprint: 'other' })).toEqual({ result: 'key-reused' });
    }
    expect(await itemOf(remaining)).toEqual(item);
    expect(Object.values(await store.day(date))).toHaveLength(1);
  });

  it('succeeds only with the exact reference', async () => {
    const booking = storedBooking({ date: freshDay(), lastName: 'Smith' });
    await store.book(booking);
    const before = await itemOf(booking);
    const forgedReference = referenceOf({ reference: booking.reference.replace('SMI', 'LEE') });
    expect(await store.find(forgedReference)).toBeUndefined();
    expect(await store.cancel(forgedReference)).toBe('not-found');
    expect(await store.requestConfirmation(forgedReference, booking.email)).toBe('unknown');
    expect(await store.cancel(referenceOf(storedBooking({ date: freshDay() })))).toBe('not-found');
    expect(await itemOf(booking)).toEqual(before);
  });
});

describe('a transaction conflict', () => {
  /** A store whose first writes fail with a conflict, which DynamoDB Local never reports. */
  function conflictingStore(conflicts: number) {
    const client = DynamoDBDocumentClient.from(new DynamoDBClient(table.settings));
    let failed = 0;
    client.middlewareStack.add(
      (next, context) => async (input) => {
        if (context.commandName === 'UpdateItemCommand' && failed < conflicts) {
          failed += 1;
          throw new TransactionConflictException({ message: 'Conflict', $metadata: {} });
        }
        return next(input);
      },
      { step: 'initialize' },
    );
    return bookingStore({ client, name: table.name }, () => now);
  }

  it('delays a booking and a cancellation, which succeed once the conflict is gone', async () => {
    const booking = storedBooking({ date: freshDay() });
    expect(await conflictingStore(3).book(booking)).toMatchObject({ result: 'booked' });
    expect(await conflictingStore(3).cancel(referenceOf(booking))).toBe('cancelled');
    expect(await itemOf(booking)).toMatchObject({ guests: 0 });
  });

  it('that does not end fails the booking after five tries, with nothing written', async () => {
    const booking = storedBooking({ date: freshDay() });
    await expect(conflictingStore(Number.POSITIVE_INFINITY).book(booking)).rejects.toThrow(
      TransactionConflictException,
    );
    expect(await itemOf(booking)).toEqual({});
  });
});

describe('a request to resend the confirmation', () => {
  const advanceMinutes = (minutes: number) => {
    now = new Date(Date.parse('2026-11-21T10:00:00+11:00') + minutes * 60_000);
  };

  it('is accepted twice a day, at least ten minutes apart, and again the next day', async () => {
    const booking = storedBooking({ date: freshDay() });
    await store.book(booking);
    const outcomes: string[] = [];
    for (const minutes of [0, 9, 10, 15, 20, 60, 13 * 60, 14 * 60]) {
      advanceMinutes(minutes);
      outcomes.push(await store.requestConfirmation(referenceOf(booking), ' ANN@example.com '));
    }
    expect(outcomes).toEqual([
      'recent',
      'recent',
      'requested',
      'recent',
      'requested',
      'too-many',
      'too-many',
      'requested',
    ]);
  });

  it('succeeds only with the email address of the booking', async () => {
    const booking = storedBooking({ date: freshDay() });
    await store.book(booking);
    advanceMinutes(30);
    const before = await itemOf(booking);
    for (const email of ['', 'bob@example.com', 'ann@example.co', 'ann@example.com.vu']) {
      expect(await store.requestConfirmation(referenceOf(booking), email)).toBe('unknown');
    }
    expect(await itemOf(booking)).toEqual(before);
  });

  it('sent twenty times at once sends one email', async () => {
    const booking = storedBooking({ date: freshDay() });
    await store.book(booking);
    advanceMinutes(30);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => store.requestConfirmation(referenceOf(booking), booking.email)),
    );
    expect(outcomes.filter((outcome) => outcome === 'requested')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'recent')).toHaveLength(19);
  });

  it('sends no email for a cancelled booking', async () => {
    const booking = storedBooking({ date: freshDay() });
    await store.book(booking);
    await store.cancel(referenceOf(booking));
    advanceMinutes(30);
    expect(await store.requestConfirmation(referenceOf(booking), booking.email)).toBe('cancelled');
  });
});

describe('the events of bookings', () => {
  it('are published with each write, and contain an id, a type and a subject but no personal data or reference', async () => {
    const booking = storedBooking({ date: freshDay(), firstName: 'Marker', lastName: 'Person' });
    const events: Record<string, unknown>[] = [];
    const recordEvent = async () => events.push((await itemOf(booking)).event as Record<string, unknown>);
    await store.book(booking);
    await recordEvent();
    now = new Date('2026-11-21T10:30:00+11:00');
    await store.requestConfirmation(referenceOf(booking), booking.email);
    await recordEvent();
    await store.cancel(referenceOf(booking));
    await recordEvent();
    expect(events.map(({ type }) => type)).toEqual([
      'booking.confirmed',
      'booking.confirmation-requested',
      'booking.cancelled',
    ]);
    expect(events.map(({ id }) => id)).toEqual(
      ['0', 'again-2026-11-21-2', '1'].map((version) => `${booking.id}-${version}`),
    );
    const secretSuffix = referenceOf(booking).secretSuffix;
    for (const event of events) {
      expect(Object.keys(event).sort()).toEqual(['cause', 'id', 'subject', 'type']);
      expect(event.cause).toBe('by-hand');
      expect(event.subject).toBe(booking.id);
      for (const secret of ['Marker', 'Person', 'ann@example.com', secretSuffix, booking.reference]) {
        expect(JSON.stringify(event)).not.toContain(secret);
      }
    }
  });

  it('contain the slot and the id by which the booking is found', async () => {
    const booking = storedBooking({ date: freshDay() });
    await store.book(booking);
    const key = slotKey(booking.date, { time: booking.time, type: booking.tourType });
    expect(await store.findSubject(key, booking.id)).toEqual(booking);
    expect(await store.findSubject(key, 'unknown')).toBeUndefined();
    expect(
      await store.findSubject({ pk: 'DAY#2001-01-01', sk: 'SLOT#10:00#TOUR' }, booking.id),
    ).toBeUndefined();
  });
});

describe('stored bookings', () => {
  it('have their day and slot as keys, and expire 400 days after the visit', async () => {
    const booking = storedBooking({ date: '2026-11-24', time: '4:00 PM', tourType: 'Cellar Door Tasting' });
    await store.book(booking);
    expect(await itemOf(booking)).toMatchObject({
      pk: 'DAY#2026-11-24',
      sk: 'SLOT#16:00#TASTING',
      expiresAt: Date.parse('2027-12-29T00:00:00+11:00') / 1000,
    });
    expect(slotOfKey('SLOT#16:00#TASTING')).toEqual({ time: '4:00 PM', type: 'Cellar Door Tasting' });
    for (const sk of ['SLOT#09:00#TOUR', 'SLOT#16:00#DINNER', 'SLOT#16:30#TOUR', 'CLOSURE', '']) {
      expect(slotOfKey(sk)).toBeUndefined();
    }
  });

  it('are ignored after their expiry, even before DynamoDB deletes them', async () => {
    const date = freshDay();
    const booking = storedBooking({ date });
    await store.book(booking);
    const { expiresAt } = (await itemOf(booking)) as { expiresAt: number };
    now = new Date(expiresAt * 1000 - 1);
    expect(await store.find(referenceOf(booking))).toBeDefined();
    expect(await store.day(date)).not.toEqual({});
    now = new Date(expiresAt * 1000);
    const key = slotKey(booking.date, { time: booking.time, type: booking.tourType });
    expect(await store.find(referenceOf(booking))).toBeUndefined();
    expect(await store.findSubject(key, booking.id)).toBeUndefined();
    expect(await store.day(date)).toEqual({});
    expect(await store.cancel(referenceOf(booking))).toBe('not-found');
    expect(await store.requestConfirmation(referenceOf(booking), booking.email)).toBe('unknown');
    expect(await itemOf(booking)).toMatchObject({ guests: 1 });
  });

  it('appear in the availability of a day only as a count and a language', async () => {
    const date = freshDay();
    const booking = storedBooking({
      date,
      firstName: 'Marker',
      lastName: 'Person',
      email: 'marker@example.com',
    });
    await store.book(booking);
    expect(Object.keys((await store.day(date))['10:00 AM']?.['Tour and Tasting'] ?? {}).sort()).toEqual([
      'count',
      'language',
    ]);
    expect(JSON.stringify(await store.day(date))).not.toMatch(/marker|person/i);
  });

  it('of a day are read completely, however large the slot items are', async () => {
    const date = freshDay();
    const times = ['10:00 AM', '2:00 PM', '4:00 PM'] as const;
    const bookings = times.flatMap((time) => [
      storedBooking({ date, time }),
      storedBooking({ date, time, tourType: 'Cellar Door Tasting' }),
    ]);
    for (const booking of bookings) {
      await store.book(booking);
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: slotKey(date, { time: booking.time, type: booking.tourType }),
          UpdateExpression: 'SET ballast = :ballast',
          ExpressionAttributeValues: { ':ballast': 'x'.repeat(300_000) },
        }),
      );
    }
    const day = await store.day(date);
    expect(Object.values(day).flatMap((types) => Object.keys(types))).toHaveLength(6);
  });

  it('keep fields that a newer release has written through a change and a cancellation', async () => {
    const booking = storedBooking({ date: freshDay(), guestCount: 2 });
    const newer = { ...booking, pickUp: 'wharf', confirmations: { ...booking.confirmations, by: 'mail' } };
    await store.book(newer);
    const requested = { ...booking, guestCount: 3 };
    expect(await store.change(referenceOf(booking), requested)).toMatchObject({ result: 'changed' });
    expect(await store.cancel(referenceOf(booking))).toBe('cancelled');
    expect(bookingsIn(await itemOf(booking))).toMatchObject([
      { status: 'cancelled', guestCount: 3, pickUp: 'wharf', confirmations: { by: 'mail' } },
    ]);
  });

  it('in a slot item that does not match the schema cause an error instead of an empty slot', async () => {
    const booking = storedBooking({ date: freshDay() });
    await store.book(booking);
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: slotKey(booking.date, { time: booking.time, type: booking.tourType }),
        UpdateExpression: 'SET guests = :many',
        ExpressionAttributeValues: { ':many': 'many' },
      }),
    );
    await expect(store.day(booking.date)).rejects.toThrow();
    await expect(store.find(referenceOf(booking))).rejects.toThrow();
    await expect(store.book(storedBooking({ date: booking.date }))).rejects.toThrow();
  });
});
