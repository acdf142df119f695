import { afterEach, expect, it } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/create-booking.ts';
import { calendarDateFrom } from '../../../shared/values/port-vila-time.ts';
import { type Answer, startAnsweringServer } from './answering-server.ts';
import { createAttemptStore } from './booking-attempt.ts';
import { createClient } from './client.ts';
import { createOperatorBooking } from './operator-bookings.ts';

const request: BookingRequest = {
  tourId: 8,
  tourType: 'Tour and Tasting',
  date: calendarDateFrom('2026-11-24'),
  time: '2:00 PM',
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana.sample@example.com',
  preferredLanguage: 'English',
  guestCount: 4,
  totalPrice: 16_000,
};
const later: BookingRequest = { ...request, tourId: 10, time: '3:00 PM' };

/** As operators read it: without the guest's mail address. */
function answer(changes: object = {}): Answer {
  const { email: _, ...told } = request;
  return {
    status: 201,
    body: { success: true, data: { ...told, reference: 'SAM-1', status: 'confirmed', ...changes } },
  };
}
const full: Answer = { status: 409, body: { success: false, message: 'Full.', kind: 'slot-full' } };

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

/** Requests that the server received, by key and time, and the outcome of each submission. */
async function pressed(answers: Answer[], requests: BookingRequest[]) {
  const server = await startAnsweringServer(...answers);
  stop = server.stop;
  const attempts = createAttemptStore<BookingRequest>(() => {
    throw new Error('refused');
  });
  let made = 0;
  const options = {
    client: createClient({ origin: server.origin }),
    attempts,
    newKey: () => `key-${++made}`,
  };
  const outcomes: unknown[] = [];
  for (const each of requests)
    outcomes.push(await createOperatorBooking('secret', each, options).catch((problem: unknown) => problem));
  const asked = server.calls.map(({ headers, body }) => [
    headers['idempotency-key'],
    (body as BookingRequest).time,
  ]);
  return { asked, outcomes };
}

it('a form changed after its response was lost is sent as it was first; when booked, it is not changed', async () => {
  const answers = ['drop', answer(), answer({ tourId: 10, time: '3:00 PM', reference: 'SAM-2' })] as const;
  const { asked, outcomes } = await pressed([...answers], [request, later, later]);
  expect(asked).toEqual([
    ['key-1', '2:00 PM'],
    ['key-1', '2:00 PM'],
    ['key-2', '3:00 PM'],
  ]);
  expect(outcomes[1]).toMatchObject({
    booking: { reference: 'SAM-1' },
    message:
      'What you sent before is booked: Tuesday 24 November 2026, 2:00 PM, Ana Sample. It stands in your list, where you can cancel it. To book this one as well, press again.',
  });
  expect(outcomes[2]).toMatchObject({ reference: 'SAM-2' });
});

it('a changed form is booked at once when the earlier one was refused', async () => {
  const { asked, outcomes } = await pressed(['drop', full, answer({ time: '3:00 PM' })], [request, later]);
  expect(asked.at(-1)).toEqual(['key-2', '3:00 PM']);
  expect(outcomes[1]).toMatchObject({ time: '3:00 PM' });
});

it('the same form submitted again is one booking', async () => {
  const { asked, outcomes } = await pressed(['drop', answer()], [request, request]);
  expect(asked).toEqual([
    ['key-1', '2:00 PM'],
    ['key-1', '2:00 PM'],
  ]);
  expect(outcomes[1]).toMatchObject({ reference: 'SAM-1' });
});
