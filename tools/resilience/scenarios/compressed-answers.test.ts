import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotOf } from '#shared/booking/slots.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { formFor, type ScenarioSlot } from '../harness/slots-for-scenarios.ts';
import { inviteColleague, type StaffBrowser, staffBrowser } from '../harness/staff-browser.ts';
import { openShop } from './shop/bottle-stock.ts';
import { placeOrder } from './shop/customer.ts';

let harness: Harness;
let ana: StaffBrowser;
let today: ScenarioSlot;

beforeAll(async () => {
  harness = await startHarness();
  ana = staffBrowser(harness);
  await ana.link(await inviteColleague(harness, 'Ana', 'floor'));
  today = { date: dateOf(harness.localStack.clock.now()), slot: slotOf('4:00 PM', 'Tour and Tasting') };
  for (let party = 0; party < 4; party += 1)
    expect((await harness.visitor.book(formFor(today, { guestCount: 2 }))).status).toBe(201);
}, scenarioTimeout);
afterAll(() => harness.stop());

/** Fetches a response with its bytes as they were sent. */
const fetchRaw = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    get(new URL(path, harness.localStack.url), { headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      incoming.on('end', () => resolve({ headers: incoming.headers, bytes: Buffer.concat(parts) }));
    }).on('error', reject);
  });

describe('the API behind CloudFront', () => {
  it('compresses the data of the Today screen for a browser that accepts gzip, and sends vary with accept-encoding', async () => {
    const path = `/api/staff/day?date=${today.date}`;
    const session = { cookie: ana.cookie(), origin: new URL(harness.localStack.url).origin };
    const compressed = await fetchRaw(path, { ...session, 'accept-encoding': 'gzip, deflate, br' });
    const plain = await fetchRaw(path, session);
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'cookie, accept-encoding' });
    expect(plain.headers).toMatchObject({ vary: 'cookie, accept-encoding' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const { headers } of [compressed, plain]) expect(headers).not.toHaveProperty('etag');
    expect(plain.bytes.length).toBeGreaterThan(1024);
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length);
    expect(Object.keys(JSON.parse(gunzipSync(compressed.bytes).toString()))).toEqual(
      Object.keys(JSON.parse(plain.bytes.toString())),
    );
  });

  it('never compresses orders with their references', async () => {
    const mia = staffBrowser(harness);
    await mia.link(await inviteColleague(harness, 'Mia', 'manager'));
    await openShop(harness, { yumi: 9 });
    for (let order = 0; order < 9; order += 1)
      harness.localStack.stripe.settle(await placeOrder(harness, { yumi: 1 }), 'paid');
    expect(await harness.waitUntilIdle()).toBe(true);
    const session = { cookie: mia.cookie(), origin: new URL(harness.localStack.url).origin };
    const { headers, bytes } = await fetchRaw('/api/staff/orders', {
      ...session,
      'accept-encoding': 'gzip, br',
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(bytes.length).toBeGreaterThan(1024);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      toDo: Array(9).fill({ reference: expect.any(String) }),
    });
  });

  it('never compresses a booking with its reference', async () => {
    const { body } = await harness.visitor.book(formFor(harness.slots.next(), { firstName: 'A'.repeat(40) }));
    const path = `/api/bookings?reference=${body.data.reference}`;
    const { headers, bytes } = await fetchRaw(path, { 'accept-encoding': 'gzip, br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(bytes.toString())).toMatchObject({ reference: body.data.reference });
  });

  it('sends the cached availability uncompressed to all browsers', async () => {
    const path = `/api/availability?date=${today.date}`;
    for (const accepted of ['gzip, br', 'identity']) {
      const { headers, bytes } = await fetchRaw(path, { 'accept-encoding': accepted });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).not.toHaveProperty('vary');
      expect(Object.keys(JSON.parse(bytes.toString()))).toEqual([today.date]);
    }
  });
});
