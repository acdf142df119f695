import { expect, it, vi } from 'vitest';
import { createBooking } from '#functions/endpoints/create-booking/create-booking.ts';
import { caller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { createBooking as contract } from '#shared/contracts/guests/create-booking.ts';
import { refusalLimits } from '#shared/numbers/refusal-limits.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const log = testLog();
const bookings = bookingStore(table, clock);
const quotas = quotaStore(table, clock);
const refusals = refusalStore(table);
const day = calendarDateFrom('2026-11-24');

const form = {
  tourId: 8,
  tourType: 'Tour and Tasting',
  date: '2026-11-24',
  time: '2:00 PM',
  firstName: 'Marker',
  lastName: 'Lee',
  email: 'marker@example.com',
  preferredLanguage: 'French',
  guestCount: 3,
  totalPrice: 12_000,
};
let keyCount = 0;
const newKey = () => `form-${keyCount++}`;
const requestBooking = (
  { key = newKey(), address = '203.0.113.7', ...changes }: Record<string, unknown> = {},
  parts: object = {},
) =>
  caller(
    contract,
    createBooking({
      bookings,
      edits: calendarEditStore(table, clock),
      quotas,
      refusals,
      referenceSecret: testReferenceSecret,
      clock,
      ...parts,
    }),
  )({
    json: { ...form, ...changes },
    address: String(address),
    headers: { 'idempotency-key': String(key).padEnd(22, '-') },
  });
/** Books the start in English, which sets its language. */
const bookInEnglish = () => bookings.book(storedBooking({ time: '2:00 PM', date: day }));
/** The stored counts. Poll them, since a count may finish after its reply. */
const storedCounts = async () => (await refusals.between(day, day)).get(day) ?? [];
const languageRefusal = {
  status: 409,
  json: { kind: 'language-taken', message: 'This tour is already scheduled in English' },
};

it('a booking refused because the tour is in another language is counted without personal data', async () => {
  await bookInEnglish();
  expect(await requestBooking()).toMatchObject(languageRefusal);
  expect(await requestBooking({ guestCount: 2, totalPrice: 8000 })).toMatchObject(languageRefusal);
  await expect.poll(storedCounts).toEqual([{ tourId: 8, language: 'French', times: 2, guests: 5 }]);
  const item = (await table.items()).find(({ pk }) => String(pk).startsWith('REFUSALS#'));
  expect(item).toEqual({
    pk: 'REFUSALS#2026-11',
    sk: '2026-11-24#08#French',
    tourId: 8,
    language: 'French',
    times: 2,
    guests: 5,
    expiresAt: Date.parse('2027-12-29T00:00:00+11:00') / 1000,
  });
});

it('the refusal of an English booking in a French start is counted, unlike refusals for other reasons', async () => {
  await bookings.book(storedBooking({ time: '2:00 PM', date: day, preferredLanguage: 'French' }));
  await requestBooking({ preferredLanguage: 'English' });
  await requestBooking({ totalPrice: 1 });
  await requestBooking({ guestCount: 16, totalPrice: 64_000 });
  await requestBooking({ tourId: 4, time: '12:00 PM' });
  expect(await requestBooking()).toMatchObject({ status: 201 });
  await expect.poll(storedCounts).toEqual([{ tourId: 8, language: 'English', times: 1, guests: 3 }]);
});

it('a refused booking is counted once for each start, however often its form is sent', async () => {
  await bookInEnglish();
  await bookings.book(storedBooking({ time: '3:00 PM', date: day }));
  const key = newKey();
  for (let sent = 0; sent < 3; sent += 1)
    expect(await requestBooking({ key })).toMatchObject(languageRefusal);
  await requestBooking({ key, tourId: 10, time: '3:00 PM' });
  await expect.poll(storedCounts).toMatchObject([
    { tourId: 8, times: 1 },
    { tourId: 10, times: 1 },
  ]);
});

it('refused bookings are counted up to a limit for each network', async () => {
  await bookInEnglish();
  for (let sent = 0; sent < refusalLimits.network.max + 4; sent += 1)
    expect(await requestBooking()).toMatchObject(languageRefusal);
  await expect.poll(storedCounts).toMatchObject([{ times: refusalLimits.network.max }]);
  await requestBooking({ address: '198.51.100.9' });
  await expect.poll(storedCounts).toMatchObject([{ times: refusalLimits.network.max + 1 }]);
});

it('concurrent refusals of bookings are all counted', async () => {
  await bookInEnglish();
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => requestBooking({ address: `198.51.100.${index}` })),
  );
  expect(responses.every(({ status }) => status === 409)).toBe(true);
  await expect.poll(storedCounts).toMatchObject([{ times: 30, guests: 90 }]);
});

it('the refusal of a booking is sent even if it cannot be counted, and the failure is logged', async () => {
  await bookInEnglish();
  const add = () => Promise.reject(new Error('No response'));
  expect(await requestBooking({}, { refusals: { add } })).toMatchObject(languageRefusal);
  const count = () => Promise.reject(new Error('No response'));
  expect(await requestBooking({}, { quotas: { ...quotas, count } })).toMatchObject({ status: 409 });
  await expect.poll(() => log.lines().filter(({ code }) => code === 'refusal.uncounted')).toHaveLength(2);
  expect(log.text()).not.toMatch(/Marker|marker@|203\.0\.113/);
});

it('the refusal of a booking is sent without waiting for a table that does not respond', async () => {
  await bookInEnglish();
  const add = vi.fn(() => new Promise<never>(() => {}));
  const startedAt = performance.now();
  expect(await requestBooking({}, { refusals: { add } })).toMatchObject(languageRefusal);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  await expect.poll(() => add.mock.calls.length).toBe(1);
});
