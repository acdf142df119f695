import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { showAvailability as contract } from '#shared/contracts/guests/show-availability.ts';
import { showAvailability } from './show-availability.ts';

const table = testTable();
const log = testLog();
const clock = () => new Date('2026-11-21T10:00:00+11:00');

const bookings = () => bookingStore(table, clock);
const get = (query: Record<string, string>) =>
  caller(contract, showAvailability({ bookings: bookings(), clock }))({ query });

describe('GET /api/availability', () => {
  it('returns the number of guests and the language by time and tour type, without personal data', async () => {
    await bookings().book(storedBooking({ firstName: 'Markerfirst', guestCount: 3 }));
    const response = await get({ date: '2026-11-24' });
    expect(response).toMatchObject({
      status: 200,
      json: { '2026-11-24': { '10:00 AM': { 'Tour and Tasting': { count: 3, language: 'English' } } } },
    });
    expect(`${JSON.stringify(response)}${log.text()}`).not.toMatch(/marker/i);
  });

  it('lets CloudFront cache the reply for two seconds, and never serve it later, even during a failure', async () => {
    const { headers } = await get({ date: '2026-11-24' });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=2, stale-if-error=0' });
    expect(headers).not.toHaveProperty('vary');
  });

  it.each([{ date: 'tomorrow' }, { date: '2026-11-31' }, {}])(
    'refuses the unreadable date in %j, and forbids caching the refusal',
    async (query) => {
      expect(await get(query)).toMatchObject({
        status: 400,
        headers: { 'cache-control': 'no-store' },
        json: {
          kind: 'invalid-input',
          fields: { date: 'This is not a date we can read. Please choose a day in the calendar.' },
        },
      });
    },
  );

  it.each(['2026-11-20', '2027-02-22'])(
    'returns the day %s just outside the booking window, since a page left open over midnight may request it',
    async (date) => {
      expect(await get({ date })).toMatchObject({ status: 200, json: { [date]: {} } });
    },
  );

  it.each([
    ['2026-11-19', 'pastDay'],
    ['2027-02-23', 'outsideWindow'],
  ])('refuses %s, outside the booking window, with the reason %s', async (date, reason) => {
    expect(await get({ date })).toMatchObject({
      status: 422,
      headers: { 'cache-control': 'no-store' },
      json: { kind: 'not-bookable', reason },
    });
  });

  it('forbids caching the reply when the table is unavailable', async () => {
    const unavailable = {
      day: async () => {
        throw Object.assign(new Error('slow'), { name: 'TimeoutError' });
      },
    };
    const call = caller(contract, showAvailability({ bookings: unavailable, clock }));
    expect(await call({ query: { date: '2026-11-24' } })).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store' },
      json: { kind: 'unavailable' },
    });
  });
});

it('the handler of show-availability needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const today = new Date(Date.now() + 11 * 3_600_000).toISOString().slice(0, 10);
  expect((await call({ query: { date: today } })).json).toEqual({ [today]: {} });
});
