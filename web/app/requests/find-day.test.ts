import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { sampleRequest } from './booking.testing.ts';
import { createAttemptStore } from './booking-attempt.ts';
import { createBooking } from './create-booking.ts';
import { findCachedDay, findDay } from './find-day.ts';
import { noteChange } from './recent-change.ts';
import { stubServer } from './stub-server.testing.ts';

const date = calendarDateFrom('2026-11-24');

async function dayFrom(body: unknown) {
  const server = await stubServer({ status: 200, body });
  return findDay(date, { client: server.client });
}

it('booked seats of a day are read as a number, or as a count with a language (specification §3)', async () => {
  const slots = {
    '10:00 AM': { 'Tour and Tasting': 12, 'Cellar Door Tasting': { count: 3, language: 'French' } },
  };
  expect(await dayFrom({ [date]: slots })).toEqual({
    '10:00 AM': {
      'Tour and Tasting': { count: 12 },
      'Cellar Door Tasting': { count: 3, language: 'French' },
    },
  });
});

it('a day that is missing in the response has no bookings', async () => {
  expect(await dayFrom({})).toEqual({});
});

describe('a guest who looks at the tours of a day', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  const urlsOf = ({ calls }: Awaited<ReturnType<typeof stubServer>>) =>
    calls.map(({ method, url }) => `${method} ${url}`);

  it('requests the address whose response CloudFront caches', async () => {
    vi.setSystemTime('2026-11-24T08:00:00+11:00');
    const server = await stubServer({ status: 200, body: { [date]: {} } });
    expect(await findCachedDay(date, { client: server.client })).toEqual({});
    expect(urlsOf(server)).toEqual(['GET /api/availability?date=2026-11-24']);
  });

  it('sees the effect of a cancellation at once, since requests bypass the cache for five seconds after it', async () => {
    vi.setSystemTime('2026-11-24T09:00:00+11:00');
    const server = await stubServer({ status: 200, body: {} });
    await noteChange(server.client('cancelBooking', { query: { reference: 'SMI' } })).catch(() => {});
    await findCachedDay(date, { client: server.client });
    vi.advanceTimersByTime(4_999);
    await findCachedDay(date, { client: server.client });
    vi.advanceTimersByTime(1);
    await findCachedDay(date, { client: server.client });
    expect(urlsOf(server).slice(1)).toEqual([
      'GET /api/bookings?date=2026-11-24',
      'GET /api/bookings?date=2026-11-24',
      'GET /api/availability?date=2026-11-24',
    ]);
  });

  it('sees the effect of a booking at once even if the response to it was lost', async () => {
    vi.setSystemTime('2026-11-24T10:00:00+11:00');
    const server = await stubServer('drop', { status: 200, body: {} });
    await createBooking(sampleRequest, { client: server.client, attempts: createAttemptStore() }).catch(
      () => {},
    );
    await findCachedDay(date, { client: server.client });
    expect(urlsOf(server).at(-1)).toBe('GET /api/bookings?date=2026-11-24');
  });

  it('sees the effect of a cancellation at once even after a reload of the page', async () => {
    vi.setSystemTime('2026-11-24T11:00:00+11:00');
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    const server = await stubServer({ status: 200, body: {} });
    await noteChange(server.client('cancelBooking', { query: { reference: 'SMI' } })).catch(() => {});
    vi.resetModules();
    const reloadedModule = await import('./find-day.ts');
    await reloadedModule.findCachedDay(date, { client: server.client });
    expect(urlsOf(server).at(-1)).toBe('GET /api/bookings?date=2026-11-24');
  });
});

it('every call of a page that books, changes or cancels is wrapped in `noteChange`, which bypasses the cache', () => {
  const changingCalls =
    /\b(\w+)\(\s*(?:client|call)\('((?:create|change|cancel)(?:Operator)?Booking)'|(?:client|call)\('((?:create|change|cancel)(?:Operator)?Booking)'/g;
  const files = globSync('web/app/{requests,features}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const calls = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(changingCalls)]);
  expect(calls.length).toBeGreaterThanOrEqual(6);
  expect(calls.map(([, wrapper]) => wrapper)).toEqual(calls.map(() => 'noteChange'));
});
