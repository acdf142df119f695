import { expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { answeringServer } from './answering-server.testing.ts';
import { findDay } from './find-day.ts';

const date = calendarDateFrom('2026-11-24');

async function dayFrom(body: unknown) {
  const server = await answeringServer({ status: 200, body });
  return findDay(date, { client: server.client });
}

it('booked seats are read as a number, and as a count with a language (specification §3)', async () => {
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

it('a missing day has no bookings', async () => {
  expect(await dayFrom({})).toEqual({});
});
