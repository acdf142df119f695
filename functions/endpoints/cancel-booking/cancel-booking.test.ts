import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { slotOf, startTimes } from '#shared/booking/slots.ts';
import { cancelBooking as contract } from '#shared/contracts/guests/cancel-booking.ts';
import { mailboxCancellations, networkLimits } from '#shared/limits/network-limits.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { cancelBooking } from './cancel-booking.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
/** Quotas in a separate table, so that `items()` shows only what cancelling writes. */
const quotas = quotaStore(testTable(), clock);
const log = testLog();

const bookings = () => bookingStore(table, clock);
const send = (
  query: Record<string, string>,
  headers: Record<string, string> = {},
  address = '192.0.2.1',
  email?: string,
) =>
  caller(
    contract,
    cancelBooking({ bookings: bookings(), quotas, clock }),
  )({
    query,
    headers,
    address,
    ...(email !== undefined && { json: { email } }),
  });

const cancelled = { success: true, message: 'This booking is cancelled.' };
const notFound = 'We found no booking with this reference. Please check the link in your e-mail.';
const tooLate = 'This tour has already started, so it can no longer be cancelled here.';

describe('cancelling a booking', () => {
  it('confirms the cancellation and frees the seats', async () => {
    const booking = storedBooking({ guestCount: 4 });
    await bookings().book(booking);
    const response = await send({ reference: booking.reference.toLowerCase() });
    expect(response.status).toBe(200);
    expect(response.json).toEqual(cancelled);
    expect(await table.items('SLOT#')).toMatchObject([{ guests: 0 }]);
    expect(await bookings().find(referenceOf(booking))).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    ['arrived', entry({ kind: 'arrive', guests: 1 })],
    ['paid', paid(4000)],
  ])('is refused once the party has %s, with advice to ask staff', async (_, added) => {
    const booking = storedBooking();
    await bookings().book(booking, undefined, [added]);
    const before = await table.items();
    const { status, json } = await send({ reference: booking.reference });
    expect({ status, kind: json.kind }).toEqual({ status: 409, kind: 'checked-in' });
    expect(json.message).toContain('it was not cancelled. Please ask at the bar or call');
    expect(await table.items()).toEqual(before);
  });

  it('a second time succeeds and changes nothing', async () => {
    const booking = storedBooking({ guestCount: 4 });
    await bookings().book(booking);
    await send({ reference: booking.reference });
    const before = await table.items();
    expect((await send({ reference: booking.reference })).json).toEqual(cancelled);
    expect(await table.items()).toEqual(before);
  });

  it('frees the seats once when requested fifty times at once', async () => {
    const [booking, other] = [storedBooking({ guestCount: 4 }), storedBooking({ guestCount: 6 })];
    await bookings().book(booking);
    await bookings().book(other);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => send({ reference: booking.reference })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await table.items('SLOT#')).toMatchObject([{ guests: 6 }]);
  });

  it('is allowed up to the last millisecond before the start, then refused', async () => {
    const [booking, other] = [storedBooking(), storedBooking()];
    await bookings().book(booking);
    await bookings().book(other);
    clock.set(new Date('2026-11-24T09:59:59.999+11:00'));
    expect((await send({ reference: booking.reference })).status).toBe(200);
    clock.set(new Date('2026-11-24T10:00:00.000+11:00'));
    const before = await table.items();
    for (const { reference } of [booking, other]) {
      expect(await send({ reference })).toMatchObject({
        status: 409,
        json: { kind: 'too-late', reason: 'alreadyStarted', message: tooLate },
      });
    }
    expect(await table.items()).toEqual(before);
  });

  it('applies the deadline of the slot to which the booking has moved, even under its earlier reference', async () => {
    const booking = storedBooking({ date: '2026-11-24', time: '4:00 PM' });
    await bookings().book(booking);
    const morningId = slotOf('10:00 AM', 'Tour and Tasting').id;
    await bookings().change(referenceOf(booking), { ...booking, tourId: morningId, time: '10:00 AM' });
    clock.set(new Date('2026-11-24T10:00:00+11:00'));
    expect((await send({ reference: booking.reference })).json).toMatchObject({ message: tooLate });

    const laterBooking = storedBooking({ date: '2026-11-24', time: '11:00 AM' });
    await bookings().book(laterBooking);
    const afternoon = slotOf('3:00 PM', 'Tour and Tasting').id;
    await bookings().change(referenceOf(laterBooking), {
      ...laterBooking,
      tourId: afternoon,
      time: '3:00 PM',
    });
    clock.set(new Date('2026-11-24T12:00:00+11:00'));
    expect((await send({ reference: laterBooking.reference })).json).toEqual(cancelled);
  });

  it('is refused with the same message for every guessed reference, before and after the day of the visit', async () => {
    const booking = storedBooking();
    await bookings().book(booking);
    const before = await table.items();
    const guesses = [
      booking.reference.replace('LEE', 'LEX'),
      storedBooking().reference,
      'LEE2611241000AM',
      'x',
    ];
    for (const instant of ['2026-11-21T10:00:00+11:00', '2026-11-25T10:00:00+11:00']) {
      clock.set(new Date(instant));
      for (const reference of guesses) {
        expect(await send({ reference })).toMatchObject({
          status: 404,
          json: { kind: 'not-found', message: notFound },
        });
      }
    }
    expect(await table.items()).toEqual(before);
  });

  it.each([{}, { reference: '' }, { reference: ' ' }])(
    'without a reference is refused: %j',
    async (query) => {
      expect(await send(query as Record<string, string>)).toMatchObject({
        status: 400,
        json: { kind: 'invalid-input', message: 'No booking reference provided' },
      });
    },
  );

  it('rejects cross-site requests', async () => {
    const booking = storedBooking();
    await bookings().book(booking);
    const response = await send({ reference: booking.reference }, { 'sec-fetch-site': 'cross-site' });
    expect(response).toMatchObject({ status: 403, json: { kind: 'foreign-origin' } });
    expect(await bookings().find(referenceOf(booking))).toMatchObject({ status: 'confirmed' });
  });

  it('logs neither the reference nor guest details', async () => {
    const booking = storedBooking({ lastName: 'Markerlast', email: 'marker@example.com' });
    await bookings().book(booking);
    await send({ reference: booking.reference });
    await send({ reference: booking.reference.replace('MAR', 'MAX') });
    expect(log.lines().map(({ code }) => code)).toEqual([
      'booking.cancelled',
      'call.answered',
      'call.refused',
    ]);
    expect(log.text()).not.toMatch(/marker|MAR261124|MAX261124/i);
    expect(log.text()).not.toContain(referenceOf(booking).secretSuffix);
  });
});

describe('the cancellation limit per network', () => {
  const { max } = networkLimits.cancellations;
  const bookMany = async (count: number) => {
    const created = Array.from({ length: count }, (_, index) =>
      storedBooking({ time: startTimes[index % 7] ?? '10:00 AM', now: clock() }),
    );
    for (const booking of created) expect((await bookings().book(booking)).result).toBe('booked');
    return created.map(({ reference }) => reference);
  };

  it('refuses further cancellations with a retry time, leaving other networks unaffected', async () => {
    const references = await bookMany(max + 2);
    const [last = '', other = ''] = references.splice(max);
    for (const reference of references) expect((await send({ reference })).status).toBe(200);
    const refused = await send({ reference: last });
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: {
        kind: 'too-many',
        reason: 'cancellationsOfNetwork',
        about: 3600,
        message: expect.stringMatching(/in 60 minutes, or write to us at bookings@/),
      },
    });
    expect((await bookings().find(referenceOf({ reference: last })))?.status).toBe('confirmed');
    // Repeated cancellations stay idempotent and uncounted.
    expect((await send({ reference: references[0] ?? '' })).status).toBe(200);
    expect((await send({ reference: other }, {}, '192.0.2.2')).status).toBe(200);
    const lines = log.lines().filter(({ code }) => code === 'limit.reached');
    expect(lines).toMatchObject([{ level: 'WARN', by: 'network', limit: 'cancellations' }]);
    expect(log.text()).not.toContain('192.0.2');
    clock.advance(3_600_000);
    expect((await send({ reference: last })).status).toBe(200);
  });

  it('counts only bookings made within the last hour, so that the guests of a ship who booked earlier can always cancel', async () => {
    const olderReferences = await bookMany(max + 2);
    clock.advance(3_600_000);
    const [beyondLimit = '', ...newReferences] = await bookMany(max + 1);
    for (const reference of newReferences) expect((await send({ reference })).status).toBe(200);
    expect((await send({ reference: beyondLimit })).status).toBe(429);
    for (const reference of olderReferences) expect((await send({ reference })).status).toBe(200);
  });

  it('does not stop guests who give the email address of their booking, up to a separate limit for that mailbox', async () => {
    const first = await bookMany(max);
    for (const reference of first) expect((await send({ reference })).status).toBe(200);
    const others = Array.from({ length: mailboxCancellations.max + 1 }, () =>
      storedBooking({ email: 'guest@example.com', now: clock() }),
    );
    for (const booking of others) await bookings().book(booking);
    const [last, ...withinLimit] = others.map(({ reference }) => reference);
    const cancelWith = (reference = '', email?: string) => send({ reference }, {}, '192.0.2.1', email);
    expect((await cancelWith(last)).json).toMatchObject({ reason: 'cancellationsOfNetwork' });
    expect(await cancelWith(last, 'other@example.com')).toMatchObject({
      status: 400,
      json: { kind: 'invalid-input', fields: { email: 'This is not the email address of this booking.' } },
    });
    for (const reference of withinLimit)
      expect((await cancelWith(reference, 'Guest+ship@example.com')).status).toBe(200);
    expect((await cancelWith(last, 'guest@example.com')).status).toBe(429);
    expect((await bookings().find(referenceOf({ reference: last ?? '' })))?.status).toBe('confirmed');
  });

  it('counts a booking once, even if its cancellation is sent many times at once', async () => {
    const references = await bookMany(3);
    for (const reference of references) {
      const responses = await Promise.all(Array.from({ length: max + 20 }, () => send({ reference })));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const charge = {
      kind: 'network cancellations',
      subject: '192.0.2.1',
      quota: networkLimits.cancellations,
    };
    expect((await quotas.count({ ...charge, points: max - 3 })).result).toBe('counted');
  });
});

it('the handler of cancel-booking needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const response = await call({ query: { reference: storedBooking().reference } });
  expect(response).toMatchObject({ status: 404, json: { message: notFound } });
});
