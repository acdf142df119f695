import { expect, it } from 'vitest';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { sampleRequest as request } from './booking.testing.ts';
import { createAttemptStore } from './booking-attempt.ts';
import { createOperatorBooking } from './create-operator-booking.ts';
import { refusal, type StubResponse, stubServer } from './stub-server.testing.ts';

const laterSlot: BookingRequest = { ...request, tourId: 10, time: '3:00 PM' };

/** A booking as operators read it: without the guest's email address. */
function response(changes: object = {}): StubResponse {
  const { email: _, ...details } = request;
  return {
    status: 201,
    body: { success: true, data: { ...details, reference: 'SAM-1', status: 'confirmed', ...changes } },
  };
}
const slotFull = refusal(409, 'slot-full', 'Full.');

/** Requests that the server received, by key and time, and the outcome of each submission. */
async function submitForms(responses: StubResponse[], forms: BookingRequest[]) {
  const server = await stubServer(...responses);
  const attempts = createAttemptStore<BookingRequest>(() => {
    throw new Error('refused');
  });
  let keyCount = 0;
  const options = {
    client: server.client,
    attempts,
    newKey: () => `key-${++keyCount}`,
  };
  const outcomes: unknown[] = [];
  for (const form of forms)
    outcomes.push(await createOperatorBooking('secret', form, options).catch((problem: unknown) => problem));
  const requests = server.calls.map(({ headers, body }) => [
    headers['idempotency-key'],
    (body as BookingRequest).time,
  ]);
  return { requests, outcomes };
}

it('an operator’s booking form changed after its response was lost is first sent again unchanged; the change is not booked if that succeeds', async () => {
  const responses = [
    'drop',
    response(),
    response({ tourId: 10, time: '3:00 PM', reference: 'SAM-2' }),
  ] as const;
  const { requests, outcomes } = await submitForms([...responses], [request, laterSlot, laterSlot]);
  expect(requests).toEqual([
    ['key-1', '2:00 PM'],
    ['key-1', '2:00 PM'],
    ['key-2', '3:00 PM'],
  ]);
  expect(outcomes[1]).toMatchObject({
    booking: { reference: 'SAM-1' },
    message:
      'Your earlier request is booked: Tuesday 24 November 2026, 2:00 PM, Ana Sample. It is in your list, where you can cancel it. To book this one as well, press again.',
  });
  expect(outcomes[2]).toMatchObject({ reference: 'SAM-2' });
});

it('an operator’s booking form changed after its response was lost is booked at once if the first form is refused', async () => {
  const { requests, outcomes } = await submitForms(
    ['drop', slotFull, response({ time: '3:00 PM' })],
    [request, laterSlot],
  );
  expect(requests.at(-1)).toEqual(['key-2', '3:00 PM']);
  expect(outcomes[1]).toMatchObject({ time: '3:00 PM' });
});

it('an operator’s booking form submitted again unchanged creates one booking', async () => {
  const { requests, outcomes } = await submitForms(['drop', response()], [request, request]);
  expect(requests).toEqual([
    ['key-1', '2:00 PM'],
    ['key-1', '2:00 PM'],
  ]);
  expect(outcomes[1]).toMatchObject({ reference: 'SAM-1' });
});
