import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#shared/booking/messages/messages.ts';
import { inFull } from '#shared/full-run.testing.ts';
import {
  cacheBustingRequests,
  countOriginCalls,
  invalidRequests,
  maxOriginCalls,
  sendToEdge,
} from '../harness/edge-load.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { formFor, type ScenarioSlot } from '../harness/slots-for-scenarios.ts';

let harness: Harness;
let slot: ScenarioSlot;

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());
beforeEach(() => {
  slot = harness.slots.next();
});

const pathOf = ({ date }: ScenarioSlot) => `/api/availability?date=${date}`;
const readShownGuests = async ({ date, slot: { time, type } }: ScenarioSlot): Promise<number> => {
  const { status, body } = await harness.visitor.call('GET', pathOf({ date } as ScenarioSlot));
  expect(status).toBe(200);
  return body[date][time]?.[type]?.count ?? 0;
};
const readBookedGuests = async ({ date, slot: { time, type } }: ScenarioSlot): Promise<number> =>
  (await harness.visitor.day(date)).body[date][time]?.[type]?.count ?? 0;

describe('availability through CloudFront', () => {
  it('calls the API at most once every two seconds for 2,000 requests for one day', {
    timeout: scenarioTimeout,
  }, async () => {
    // Waits until cached responses of earlier calls have expired.
    await sleep(2100);
    const requests = Array.from({ length: 2000 }, () => ({ path: pathOf(slot) }));
    const load = await sendToEdge(harness.localStack, requests, 200);
    expect(load.statuses).toEqual({ 200: 2000 });
    expect(load.originCalls).toBeGreaterThan(0);
    expect(load.originCalls).toBeLessThanOrEqual(maxOriginCalls(load.seconds));
  });

  it('is cached as one response, even if browsers add other parameters, headers and cookies', {
    timeout: scenarioTimeout,
  }, async () => {
    const load = await sendToEdge(harness.localStack, cacheBustingRequests(slot.date, inFull(2000, 450)));
    expect(load.statuses).toEqual({ 200: load.calls });
    expect(load.originCalls).toBeLessThanOrEqual(maxOriginCalls(load.seconds));
  });

  it('never calls the API for an invalid query, such as a day that no page shows', {
    timeout: scenarioTimeout,
  }, async () => {
    const load = await sendToEdge(harness.localStack, invalidRequests(slot.date, inFull(1000, 200)));
    expect(load.statuses[200]).toBeUndefined();
    expect(load.originCalls).toBe(0);
  });

  it('never returns a booking, even with a reference in the query', async () => {
    const { body } = await harness.visitor.book(formFor(slot));
    const reference = String(body.data.reference);
    const { body: dayResponse } = await harness.visitor.call('GET', `${pathOf(slot)}&reference=${reference}`);
    expect(Object.keys(dayResponse)).toEqual([slot.date]);
    expect(JSON.stringify(dayResponse)).not.toContain('@');
  });

  it('includes a new booking within two seconds, while uncached calls include it at once', {
    timeout: scenarioTimeout,
  }, async () => {
    expect(await readShownGuests(slot)).toBe(0);
    const { status } = await harness.visitor.book(formFor(slot, { guestCount: 3 }));
    const bookedAt = performance.now();
    expect(status).toBe(201);
    expect(await readBookedGuests(slot)).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 2_000 - (performance.now() - bookedAt))));
    expect(await readShownGuests(slot)).toBe(3);
  });

  it('may show a full start as free, in which case a booking is refused as fully booked', {
    timeout: scenarioTimeout,
  }, async () => {
    await expect
      .poll(
        async () => {
          const free = await readShownGuests(slot);
          const { status } = await harness.visitor.book(formFor(slot, { guestCount: 16 }));
          const stale = await readShownGuests(slot);
          if (status !== 201 || free !== 0 || stale !== 0) slot = harness.slots.next();
          return { status, free, stale };
        },
        { timeout: 30_000 },
      )
      .toEqual({ status: 201, free: 0, stale: 0 });
    const refusedBooking = await harness.visitor.book(formFor(slot));
    expect(refusedBooking.status).toBe(409);
    expect(refusedBooking.body).toMatchObject({
      kind: 'slot-full',
      message: messages.fullyBooked,
    });
  });

  it('fails when the table fails and recovers when the table recovers, since failures are not cached', {
    timeout: scenarioTimeout,
  }, async () => {
    expect(await readShownGuests(slot)).toBe(0);
    harness.break([
      {
        service: 'dynamodb',
        caller: 'ShowAvailability',
        effect: { kind: 'error', code: 'ProvisionedThroughputExceededException' },
      },
    ]);
    const failedResponse = await pollUntil(async () => {
      const response = await harness.visitor.call('GET', pathOf(slot));
      return response.status === 503 ? response : undefined;
    });
    expect(failedResponse?.headers['cache-control']).toBe('no-store');
    harness.break([]);
    const earlierCalls = countOriginCalls(harness.localStack);
    expect(await readShownGuests(slot)).toBe(0);
    expect(countOriginCalls(harness.localStack)).toBe(earlierCalls + 1);
  });
});
