import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createBooking } from '#functions/endpoints/create-booking/create-booking.ts';
import { type CallResult, caller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { createBooking as contract } from '#shared/contracts/guests/create-booking.ts';

const table = testTable();
const counts = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const log = testLog();

/** A table that loses the response to the first write and sends the write again, as the SDK does. */
function resendingTable({ client, name }: Table): Table {
  let isFirstWrite = true;
  const send = async (command: never) => {
    if (isFirstWrite && (command as object) instanceof UpdateCommand) {
      isFirstWrite = false;
      await client.send(command);
    }
    return client.send(command);
  };
  return {
    name,
    client: new Proxy(client, {
      get: (target, property) => (property === 'send' ? send : Reflect.get(target, property)),
    }),
  };
}

const book = (on: Table, key = 'a-key-of-a-guest-who-books'): Promise<CallResult> =>
  caller(
    contract,
    createBooking({
      bookings: bookingStore(on, clock),
      edits: calendarEditStore(table, clock),
      referenceSecret: testReferenceSecret,
      quotas: quotaStore(counts, clock),
      refusals: { note: async () => {} } as never,
      clock,
    }),
  )({
    json: {
      tourId: 0,
      tourType: 'Tour and Tasting',
      date: '2026-11-24',
      time: '10:00 AM',
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      preferredLanguage: 'English',
      guestCount: 2,
      totalPrice: 8000,
    },
    headers: { 'idempotency-key': key },
  });

const loggedBookings = () => log.lines().filter(({ code }) => code === 'booking.made');
const points = async (): Promise<number> =>
  (await counts.items()).reduce((sum, item) => sum + Number(item.points ?? 0), 0);

it('a further booking of a start is charged and logged once if the write is sent again after a lost response', async () => {
  await book(table, 'another-key-of-another-guest');
  const chargedPoints = await points();
  const before = loggedBookings().length;
  expect((await book(resendingTable(table))).status).toBe(201);
  // This booking joins the start that the first one has opened.
  expect((await points()) - chargedPoints).toBe(2);
  expect(loggedBookings()).toHaveLength(before + 1);
});

it('the first booking of a start charges the quota for an empty start once, even if the write is sent twice', async () => {
  expect((await book(resendingTable(table))).status).toBe(201);
  expect(loggedBookings()).toMatchObject([{ date: '2026-11-24', guests: 2, opened: true }]);
  expect(await points()).toBe(2 + 1);
});

it('a booking sent eight times at once with the same idempotency key is charged and logged once', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => book(table)));
  expect(new Set(responses.map(({ json }) => json.data.reference)).size).toBe(1);
  expect(loggedBookings()).toHaveLength(1);
  expect(await points()).toBe(2 + 1);
});
