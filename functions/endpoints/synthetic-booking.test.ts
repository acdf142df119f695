import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { probeKey } from '#functions/kernel/edge-key-secret.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { probesKey } from '#functions/stores/bookings/slot-item.ts';
import { probeDay, probeMailbox } from '#shared/booking/probe.ts';
import { parseReference } from '#shared/booking/reference.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { cancelBooking } from '#shared/contracts/guests/cancel-booking.ts';
import { createBooking } from '#shared/contracts/guests/create-booking.ts';
import { openBooking } from '#shared/contracts/guests/open-booking.ts';
import { probeKeyHeader } from '#shared/contracts/probe-key.ts';
import { networkLimits } from '#shared/limits/network-limits.ts';
import { probeBookings } from '#shared/limits/probe-limit.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { probedSite } from './probed-site.testing.ts';

const site = probedSite();
const log = testLog();
const dayBeyondWindow = probeDay(site.clock());
const bookableDay = calendarDateFrom('2026-11-24');
const withKey = { [probeKeyHeader]: probeKey };
type Headers = Readonly<Record<string, string>>;

beforeEach(() => {
  Object.assign(site.state, { isMailing: false, address: '203.0.113.7' });
});

const form = {
  tourId: 0,
  tourType: 'Tour and Tasting',
  time: '10:00 AM',
  firstName: 'Ann',
  lastName: 'Lee',
  email: probeMailbox,
  preferredLanguage: 'English',
  guestCount: 1,
  totalPrice: 4000,
};
const book = (date: string, headers: Headers = {}, changes: object = {}) =>
  site.call(createBooking, {
    json: { ...form, ...changes, date },
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
const open = (reference: string, headers: Headers = {}, email = probeMailbox) =>
  site.call(openBooking, { json: { reference, email }, headers });
const cancel = (reference: string, headers: Headers = {}) =>
  site.call(cancelBooking, { query: { reference }, headers });

const partitions = async () => [...new Set((await site.table.items()).map(({ pk }) => String(pk)))];
const bookedPartitions = async () => (await partitions()).filter((pk) => !pk.startsWith('QUOTA#'));

describe('a day beyond the booking window', () => {
  it.each<[string, Headers]>([
    ['with a guessed key', { [probeKeyHeader]: 'guessed' }],
    ['with an empty key', { [probeKeyHeader]: '' }],
    ['with the key in headers of other services', { 'x-api-key': probeKey, authorization: probeKey }],
    ['with the key as idempotency key', { 'idempotency-key': probeKey.padEnd(22, '-') }],
  ])('is refused to a guest %s with the same reply as to a guest without a key', async (_, headers) => {
    const refusedWithoutKey = await book(dayBeyondWindow);
    const refusedWithHeader = await book(dayBeyondWindow, headers);
    expect(refusedWithHeader).toEqual(refusedWithoutKey);
    expect(refusedWithoutKey).toMatchObject({
      status: 422,
      json: { kind: 'not-bookable', reason: 'outsideWindow' },
    });
    expect(await bookedPartitions()).toEqual([]);
  });

  it('is refused to a call that bypasses CloudFront, even with the key', async () => {
    const response = await book(dayBeyondWindow, { ...withKey, [edgeHeaders.key]: 'guessed' });
    expect(response).toMatchObject({ status: 403, json: { kind: 'origin-bypass' } });
  });

  it('can be booked with the key, separately from the bookings of guests', async () => {
    expect((await book(dayBeyondWindow, withKey)).status).toBe(201);
    expect(await bookedPartitions()).toEqual([probesKey]);
    expect(await bookingStore(site.table, site.clock).day(dayBeyondWindow)).toEqual({});
  });
});

describe('the key of the synthetic booking', () => {
  it('books no day that guests can book', async () => {
    const response = await book(bookableDay, withKey);
    expect(response).toMatchObject({ status: 422, json: { kind: 'not-bookable' } });
    expect(await bookedPartitions()).toEqual([]);
  });

  it('books no past day', async () => {
    expect((await book('2026-11-20', withKey)).status).toBe(422);
  });

  it('neither opens nor cancels the booking of a guest', async () => {
    const guest = await book(bookableDay, {}, { email: 'ann@example.com' });
    const { reference } = guest.json.data;
    const refused = { status: 404, json: { kind: 'not-found' } };
    expect(await open(reference, withKey, 'ann@example.com')).toMatchObject(refused);
    expect(await cancel(reference, withKey)).toMatchObject(refused);
    expect((await open(reference, {}, 'ann@example.com')).status).toBe(200);
  });

  it('sends no email to the address of the booking, only to the mail simulator', async () => {
    site.state.isMailing = true;
    await book(dayBeyondWindow, withKey, { email: 'stranger@example.com' });
    expect(site.mailer.mail.sent.map(({ to }) => to.join())).toEqual([probeMailbox]);
  });

  it('makes no more than its hourly limit of bookings', async () => {
    for (let booking = 0; booking < probeBookings.max; booking += 1) {
      const { status, json } = await book(dayBeyondWindow, withKey);
      expect(status).toBe(201);
      await cancel(json.data.reference, withKey);
    }
    expect(await book(dayBeyondWindow, withKey)).toMatchObject({ status: 429, json: { kind: 'too-many' } });
    expect(log.lines().map(({ code }) => code)).not.toContain('limit.reached');
  });

  it('is not logged', async () => {
    await book(dayBeyondWindow, withKey);
    await book(bookableDay, withKey);
    await book(dayBeyondWindow, { 'x-api-key': probeKey });
    expect(log.text()).not.toContain(probeKey);
  });
});

describe('a synthetic booking', () => {
  it('can be opened and cancelled only with the key', async () => {
    const { reference } = (await book(dayBeyondWindow, withKey)).json.data;
    const refused = { status: 404, json: { kind: 'not-found' } };
    expect(await open(reference)).toMatchObject(refused);
    expect(await cancel(reference)).toMatchObject(refused);
    expect(await open(reference, withKey)).toMatchObject({ status: 200, json: { reference } });
    expect((await cancel(reference, withKey)).status).toBe(200);
    const parsed = parseReference(reference);
    if (parsed === undefined) throw new Error('No reference');
    const bookings = bookingStore(site.table, site.clock);
    for (const reader of ['holder', 'staff', { operatorId: 'op' }] as const)
      expect(await bookings.find(parsed, reader)).toBeUndefined();
  });

  it('is accepted while the limits of its network are used up, and does not count against them', async () => {
    const address = '203.0.113.7';
    await book(dayBeyondWindow, withKey);
    const quotaItems = (await site.table.items()).filter(({ pk }) => String(pk).startsWith('QUOTA#'));
    expect(quotaItems).toHaveLength(1);
    for (const limit of ['places', 'starts'] as const) {
      const { max, perHours } = networkLimits[limit];
      await site.quotas.count({
        kind: `network ${limit}`,
        subject: address,
        quota: { max, perHours },
        points: max,
      });
    }
    expect(await book(bookableDay)).toMatchObject({ status: 429 });
    expect((await book(dayBeyondWindow, withKey)).status).toBe(201);
  });

  it('can be opened while the limit of its network for opening bookings is used up', async () => {
    const { reference } = (await book(dayBeyondWindow, withKey)).json.data;
    const { max, perHours } = openBooking.limits.perAddress;
    await site.quotas.count({
      kind: 'open-booking address',
      subject: '203.0.113.7',
      quota: { max, perHours },
      points: max,
    });
    expect((await open(reference)).status).toBe(429);
    expect((await open(reference, withKey)).status).toBe(200);
  });
});
