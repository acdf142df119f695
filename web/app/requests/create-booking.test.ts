import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { sampleRequest as request } from './booking.testing.ts';
import { type AttemptStore, createAttemptStore } from './booking-attempt.ts';
import { createBooking, mayBeBooked } from './create-booking.ts';
import { refusal, type StubResponse, stubServer } from './stub-server.testing.ts';

const response = (changes: object = {}, status = 201): StubResponse => ({
  status,
  body: {
    success: true,
    message: '',
    data: { ...request, reference: 'SAM-1', status: 'confirmed', ...changes },
  },
});
const bookedReply = response();
const slotFull = refusal(409, 'slot-full', 'This time slot is fully booked.');
const serverFailure = refusal(503, 'unavailable', 'Please try again.');
const keyReused = refusal(422, 'key-reused', 'Already used.');

class MemoryStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

let storage: MemoryStorage;
let attempts: AttemptStore<BookingRequest>;
let keyCount: number;
beforeEach(() => {
  keyCount = 0;
  storage = new MemoryStorage();
  attempts = createAttemptStore(() => storage as unknown as Storage);
});

const tooMany = refusal(429, 'too-many', 'Please wait.');

/** A request: method, reference or key, and the changed parts of the form. */
type SentRequest = readonly [
  method: string,
  referenceOrKey: string | undefined,
  guests: number,
  time: string,
];

/** Sends the forms in turn; returns the requests that the server received and the outcome of the last. */
async function submitForms(responses: StubResponse[], forms: BookingRequest[]) {
  const { calls, client } = await stubServer(...responses);
  let lastOutcome: unknown;
  for (const form of forms) {
    lastOutcome = await createBooking(form, { client, attempts, newKey: () => `key-${++keyCount}` }).catch(
      (problem: unknown) => problem,
    );
  }
  const requests = calls.map(({ method, url, headers, body }): SentRequest => {
    const { guestCount, time } = body as BookingRequest;
    const key = headers['idempotency-key'] as string | undefined;
    return [method, key ?? new URL(url, 'http://host').searchParams.get('reference') ?? '', guestCount, time];
  });
  return { requests, lastOutcome, keys: calls.map(({ headers }) => headers['idempotency-key']) };
}

/** Sends the forms in turn; returns the idempotency keys that the server received. */
const keysSent = async (...args: Parameters<typeof submitForms>) => (await submitForms(...args)).keys;

describe('a booking form changed after its response was lost', () => {
  const threeGuests = { ...request, guestCount: 3, totalPrice: 12_000 };
  const laterSlot: BookingRequest = { ...request, tourId: 10, time: '3:00 PM' };
  const firstRequest: SentRequest = ['POST', 'key-1', 4, '2:00 PM'];

  it.each([
    ['fewer guests', threeGuests, ['PUT', 'SAM-1', 3, '2:00 PM']],
    ['another slot', laterSlot, ['PUT', 'SAM-1', 4, '3:00 PM']],
  ] as const)(
    'first sends the earlier booking again under the same key, then a change: %s',
    async (_case, changedRequest, lastRequest) => {
      const changed = response({ ...changedRequest, reference: 'SAM-2' }, 200);
      const { requests, lastOutcome } = await submitForms(
        ['drop', bookedReply, changed],
        [request, changedRequest],
      );
      expect(requests).toEqual([firstRequest, firstRequest, lastRequest]);
      expect(lastOutcome).toMatchObject({
        reference: 'SAM-2',
        guestCount: changedRequest.guestCount,
        time: changedRequest.time,
      });
      expect(storage.items.size).toBe(0);
    },
  );

  it.each([
    ['was refused', slotFull],
    ['has been cancelled meanwhile', response({ status: 'cancelled' })],
  ])('is booked under a new idempotency key if the earlier booking %s', async (_case, outcome) => {
    const { requests, lastOutcome } = await submitForms(
      ['drop', outcome, response(threeGuests)],
      [request, threeGuests],
    );
    expect(requests).toEqual([firstRequest, firstRequest, ['POST', 'key-2', 3, '2:00 PM']]);
    expect(lastOutcome).toMatchObject({ guestCount: 3 });
  });

  it.each([
    ['is lost again', 'drop' as const],
    ['reports rate limiting', tooMany],
  ])(
    'is not booked if the response to the earlier booking %s, and is sent with the next submission',
    async (_case, outcome) => {
      const responses = ['drop', outcome, bookedReply, response(threeGuests, 200)] as const;
      const { requests } = await submitForms([...responses], [request, threeGuests, threeGuests]);
      expect(requests).toEqual([firstRequest, firstRequest, firstRequest, ['PUT', 'SAM-1', 3, '2:00 PM']]);
    },
  );

  it('keeps the earlier booking if the change is refused, informs the guest, and changes the booking with the next submission', async () => {
    const responses = ['drop', bookedReply, slotFull, bookedReply, response(laterSlot, 200)] as const;
    const { requests, lastOutcome } = await submitForms([...responses].slice(0, 3), [request, threeGuests]);
    expect(lastOutcome).toMatchObject({ kind: 'slot-full' });
    expect((lastOutcome as Error).message).toBe(
      'This time slot is fully booked. Your earlier booking stands: Tuesday 24 November 2026, 2:00 PM, 4 adults. Its confirmation is in your mail. You can choose something else here.',
    );
    const next = await submitForms([...responses].slice(3), [laterSlot]);
    expect([...requests, ...next.requests]).toEqual([
      firstRequest,
      firstRequest,
      ['PUT', 'SAM-1', 3, '2:00 PM'],
      firstRequest,
      ['PUT', 'SAM-1', 4, '3:00 PM'],
    ]);
  });

  it('restores the first booking if the response to the change is lost too and the guest enters the first form again', async () => {
    const moved = response({ ...laterSlot, reference: 'SAM-2' });
    const responses = ['drop', bookedReply, 'drop', moved, response({}, 200)] as const;
    const { requests, lastOutcome } = await submitForms([...responses], [request, laterSlot, request]);
    expect(requests).toEqual([
      firstRequest,
      firstRequest,
      ['PUT', 'SAM-1', 4, '3:00 PM'],
      firstRequest,
      ['PUT', 'SAM-2', 4, '2:00 PM'],
    ]);
    expect(lastOutcome).toMatchObject({ time: '2:00 PM' });
  });

  it('is sent as the same booking if its content is again that of the first submission', async () => {
    const { requests, lastOutcome } = await submitForms(['drop', bookedReply], [request, request]);
    expect(requests).toEqual([firstRequest, firstRequest]);
    expect(lastOutcome).toMatchObject({ reference: 'SAM-1' });
  });

  it('reports a refusal if the form is submitted again unchanged', async () => {
    const { requests, lastOutcome } = await submitForms(['drop', slotFull], [request, request]);
    expect(requests).toEqual([firstRequest, firstRequest]);
    expect(lastOutcome).toMatchObject({ kind: 'slot-full', message: 'This time slot is fully booked.' });
  });
});

it('a slot counts as possibly booked by the guest as long as the response to a booking of it is missing', async () => {
  const slot = { date: request.date, tourId: request.tourId };
  expect(mayBeBooked(slot, attempts)).toBe(false);
  await submitForms(['drop'], [request]);
  expect(mayBeBooked(slot, attempts)).toBe(true);
  expect(mayBeBooked({ ...slot, tourId: 9 }, attempts)).toBe(false);
  await submitForms([bookedReply], [request]);
  expect(mayBeBooked(slot, attempts)).toBe(false);
});

describe('createBooking', () => {
  it('returns the booking, and uses a new idempotency key for the next one', async () => {
    expect(await keysSent([bookedReply], [request, request])).toEqual(['key-1', 'key-2']);
    expect(storage.items.size).toBe(0);
  });

  it.each([
    ['the connection is lost', 'drop' as const],
    ['the server fails', serverFailure],
  ])('keeps the idempotency key when %s', async (_name, failure) => {
    expect(await keysSent([failure, failure, bookedReply], [request, request, request])).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
  });

  it.each([
    ['without data', { success: true, message: '' }],
    ['without a reference', { success: true, message: '', data: {} }],
    ['with nothing at all', {}],
  ])('fails on a success response %s, and keeps the idempotency key', async (_name, body) => {
    const { lastOutcome, keys } = await submitForms([{ status: 201, body }, bookedReply], [request, request]);
    expect(lastOutcome).toMatchObject({ reference: 'SAM-1' });
    expect(keys).toEqual(['key-1', 'key-1']);
    const { lastOutcome: failure } = await submitForms([{ status: 201, body }], [request]);
    expect(failure).toMatchObject({ name: 'CallProblem', kind: 'unreadable' });
  });

  it('keeps the idempotency key after a reload', async () => {
    await keysSent(['drop'], [request]);
    attempts = createAttemptStore(() => storage as unknown as Storage);
    expect(await keysSent([bookedReply], [request])).toEqual(['key-1']);
  });

  it('after a refusal uses a new idempotency key for changed content, and the same key for the same content', async () => {
    expect(
      await keysSent([slotFull, slotFull, bookedReply], [request, request, { ...request, guestCount: 3 }]),
    ).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('uses a new idempotency key if the server reports that the key was used for another booking', async () => {
    expect(await keysSent([keyReused, bookedReply], [request, request])).toEqual(['key-1', 'key-2']);
  });

  it('stores no personal data in the browser', async () => {
    await keysSent(['drop'], [request]);
    const storedText = [...storage.items.values()].join();
    expect(storedText).toContain('key-1');
    for (const personal of ['Ana', 'Sample', 'example.com']) expect(storedText).not.toContain(personal);
  });

  it.each([
    ['a list', '[]'],
    ['a number as the key', '{"key":7,"digest":"x","answered":false}'],
    ['null', 'null'],
    ['no JSON', '{'],
  ])('ignores the stored attempt of the tab if it is %s', async (_name, text) => {
    storage.setItem('booking-attempt', text);
    expect(await keysSent([bookedReply], [request])).toEqual(['key-1']);
  });

  it('keeps the idempotency key in a browser that blocks storage', async () => {
    attempts = createAttemptStore(() => {
      throw new Error('refused');
    });
    expect(await keysSent(['drop', bookedReply], [request, request])).toEqual(['key-1', 'key-1']);
  });
});

describe('the honeypot field of a booking form', () => {
  it('is sent if it is filled in, and left out of the next submission, which books under the same idempotency key', async () => {
    const honeypotRefusal = refusal(400, 'invalid-input', 'Submission failed. Please try again.');
    const { calls, client } = await stubServer(honeypotRefusal, bookedReply);
    const options = { client, attempts, newKey: () => `key-${++keyCount}` };
    await expect(createBooking(request, { ...options, trap: 'x' })).rejects.toThrow('Submission failed');
    await createBooking(request, { ...options, trap: '' });
    expect(calls.map(({ body }) => body)).toEqual([{ ...request, website_url: 'x' }, request]);
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  it('is not sent again after the response to a form with a filled honeypot is lost', async () => {
    const { calls, client } = await stubServer(serverFailure, bookedReply);
    const options = { client, attempts, newKey: () => `key-${++keyCount}` };
    await expect(createBooking(request, { ...options, trap: 'x' })).rejects.toThrow();
    await createBooking(request, { ...options, trap: '' });
    expect(calls.at(-1)?.body).toEqual(request);
  });
});
