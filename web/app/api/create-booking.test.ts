import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/create-booking.ts';
import { calendarDateFrom } from '../../../shared/values/port-vila-time.ts';
import { type Answer, startAnsweringServer } from './answering-server.ts';
import { type AttemptStore, createAttemptStore } from './booking-attempt.ts';
import { createClient } from './client.ts';
import { createBooking } from './create-booking.ts';

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

const booked: Answer = {
  status: 201,
  body: { success: true, message: 'Booked', data: { reference: 'SAM-1' } },
};
const full: Answer = {
  status: 409,
  body: { success: false, message: 'This time slot is fully booked.', kind: 'slot-full' },
};
const broken: Answer = {
  status: 503,
  body: { success: false, message: 'Please try again.', kind: 'unavailable' },
};
const keyReused: Answer = {
  status: 422,
  body: { success: false, message: 'Already used.', kind: 'key-reused' },
};

class MemoryStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

let storage: MemoryStorage;
let attempts: AttemptStore;
let stop: (() => Promise<unknown>) | undefined;
let made: number;
beforeEach(() => {
  made = 0;
  storage = new MemoryStorage();
  attempts = createAttemptStore(() => storage as unknown as Storage);
});
afterEach(() => stop?.());

/** Sends each request in turn and answers with the keys that the server saw. */
async function keysSent(answers: Answer[], requests: BookingRequest[]): Promise<(string | undefined)[]> {
  const server = await startAnsweringServer(...answers);
  stop = server.stop;
  const client = createClient({ origin: server.origin });
  for (const each of requests) {
    await createBooking(each, { client, attempts, newKey: () => `key-${++made}` }).catch(() => undefined);
  }
  return server.calls.map(({ headers }) => headers['idempotency-key'] as string | undefined);
}

describe('create booking', () => {
  it('answers with the booking and forgets the key: the next booking has another', async () => {
    expect(await keysSent([booked], [request, request])).toEqual(['key-1', 'key-2']);
    expect(storage.items.size).toBe(0);
  });

  it.each([
    ['the connection is lost', 'drop' as const],
    ['the server fails', broken],
  ])('keeps the key when %s', async (_name, failure) => {
    expect(await keysSent([failure, failure, booked], [request, request, request])).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
  });

  it('keeps the key over a reload of the page', async () => {
    await keysSent(['drop'], [request]);
    attempts = createAttemptStore(() => storage as unknown as Storage);
    expect(await keysSent([booked], [request])).toEqual(['key-1']);
  });

  it('keeps the key for changed content as long as the first answer is unknown', async () => {
    expect(await keysSent(['drop', booked], [request, { ...request, guestCount: 3 }])).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  it('takes another key for changed content after a definite refusal, the same for the same content', async () => {
    expect(await keysSent([full, full, booked], [request, request, { ...request, guestCount: 3 }])).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
  });

  it('takes another key once the server says that it was used for another booking', async () => {
    expect(await keysSent([keyReused, booked], [request, request])).toEqual(['key-1', 'key-2']);
  });

  it('stores nothing of the guest', async () => {
    await keysSent(['drop'], [request]);
    const stored = [...storage.items.values()].join();
    expect(stored).toContain('key-1');
    for (const personal of ['Ana', 'Sample', 'example.com']) expect(stored).not.toContain(personal);
  });

  it('works where the browser refuses storage', async () => {
    attempts = createAttemptStore(() => {
      throw new Error('refused');
    });
    expect(await keysSent(['drop', booked], [request, request])).toEqual(['key-1', 'key-1']);
  });
});
