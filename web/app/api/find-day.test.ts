import { afterEach, expect, it } from 'vitest';
import { calendarDateFrom } from '../../../shared/values/port-vila-time.ts';
import { startAnsweringServer } from './answering-server.ts';
import { createClient } from './client.ts';
import { findDay } from './find-day.ts';

const date = calendarDateFrom('2026-11-24');

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

async function dayFrom(body: unknown) {
  const server = await startAnsweringServer({ status: 200, body });
  stop = server.stop;
  return findDay(date, { client: createClient({ origin: server.origin }) });
}

it('reads booked seats as a number, and as a count with a language (specification §3)', async () => {
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

it('takes a missing day as one without bookings', async () => {
  expect(await dayFrom({})).toEqual({});
});
