import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { sendConfirmation as contract } from '#shared/contracts/guests/send-confirmation.ts';
import { sendConfirmation } from './send-confirmation.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const log = testLog();

const bookings = () => bookingStore(table, clock);
const send = (json: unknown) => caller(contract, sendConfirmation({ bookings: bookings(), clock }))({ json });
const advanceMinutes = (minutes: number) => {
  clock.set(new Date(Date.parse('2026-11-21T10:00:00+11:00') + minutes * 60_000));
};

const sentReply = { success: true, message: 'The confirmation is on its way to your e-mail address.' };

describe('resending a confirmation to a guest', () => {
  it('confirms the request and announces the email', async () => {
    const booking = storedBooking();
    await bookings().book(booking);
    advanceMinutes(10);
    const response = await send({ ...booking, timestamp: clock().toISOString() });
    expect(response.status).toBe(200);
    expect(response.json).toEqual(sentReply);
    expect(await table.items()).toMatchObject([
      { event: { type: 'booking.confirmation-requested', subject: booking.id } },
    ]);
  });

  it('within ten minutes succeeds without a second email', async () => {
    const booking = storedBooking();
    await bookings().book(booking);
    const before = await table.items();
    advanceMinutes(9);
    expect((await send(booking)).json).toEqual(sentReply);
    expect(await table.items()).toEqual(before);
  });

  it('is refused the fourth time in a day', async () => {
    const booking = storedBooking();
    await bookings().book(booking);
    const statuses: number[] = [];
    for (const minutes of [10, 20, 30, 40]) {
      advanceMinutes(minutes);
      statuses.push((await send(booking)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    const last = await send(booking);
    expect(last.headers['retry-after']).toBe(String((13 * 60 + 20) * 60));
    expect(last.json).toMatchObject({
      kind: 'too-many',
      reason: 'confirmationsToday',
      message:
        'We have sent this confirmation three times today. Please look in your spam folder, or write to us.',
    });
  });

  it('uses neither names nor another address from the request', async () => {
    const booking = storedBooking();
    await bookings().book(booking);
    advanceMinutes(10);
    await send({
      ...booking,
      to: 'marker@example.com',
      firstName: 'Marker',
      lastName: 'Marker',
      totalPrice: 1,
    });
    expect(await bookings().find(referenceOf(booking))).toMatchObject({ firstName: 'Ann', lastName: 'Lee' });
    expect(JSON.stringify(await table.items())).not.toMatch(/marker/i);
  });

  it.each<[string, (booking: { reference: string; email: string }) => unknown, number]>([
    ['another address', ({ reference }) => ({ reference, email: 'bob@example.com' }), 401],
    ['another reference', ({ email }) => ({ reference: storedBooking().reference, email }), 401],
    ['an invalid reference', ({ email }) => ({ reference: 'x', email }), 401],
    ['no address', ({ reference }) => ({ reference }), 400],
    ['an empty address', ({ reference }) => ({ reference, email: '' }), 401],
    ['an empty body', () => ({}), 400],
    ['null', () => null, 400],
  ])('with %s is refused with the message “Unauthorized” alone', async (_, bodyOf, status) => {
    const booking = storedBooking();
    await bookings().book(booking);
    advanceMinutes(10);
    const before = await table.items();
    const response = await send(bodyOf(booking));
    expect(response).toMatchObject({
      status,
      json: { success: false, message: 'Unauthorized', error: 'Unauthorized' },
    });
    expect(await table.items()).toEqual(before);
  });

  it('is refused for a cancelled booking, with a message', async () => {
    const booking = storedBooking();
    await bookings().book(booking);
    await bookings().cancel(referenceOf(booking));
    advanceMinutes(10);
    expect(await send(booking)).toMatchObject({
      status: 409,
      json: { kind: 'booking-cancelled', message: 'This booking is cancelled.' },
    });
  });

  it('logs neither the reference nor guest details', async () => {
    const booking = storedBooking({ lastName: 'Markerlast', email: 'marker@example.com' });
    await bookings().book(booking);
    advanceMinutes(10);
    await send(booking);
    await send({ ...booking, email: 'marker@example.org' });
    expect(log.lines().map(({ code }) => code)).toEqual(['call.answered', 'call.refused']);
    expect(log.text()).not.toMatch(/marker|MAR261124/i);
    expect(log.text()).not.toContain(referenceOf(booking).secretSuffix);
  });
});

it('the handler of send-confirmation needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const response = await call({ json: storedBooking() });
  expect(response).toMatchObject({ status: 401, json: { message: 'Unauthorized' } });
});
