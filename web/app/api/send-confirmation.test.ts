import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../../shared/contracts/booking.ts';
import { type Answer, startAnsweringServer } from './answering-server.ts';
import { createClient } from './client.ts';
import { sendConfirmation } from './send-confirmation.ts';

const booking: Booking = {
  id: '0123456789abcdef0123',
  sequence: 0,
  reference: 'SAM261124200PM-7K3Q9XTB4MWE',
  tourId: 8,
  tourType: 'Tour and Tasting',
  date: '2026-11-24',
  time: '2:00 PM',
  start: 1_795_489_200,
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana.sample@example.com',
  preferredLanguage: 'English',
  guestCount: 4,
  totalPrice: 16_000,
  status: 'confirmed',
};
const sent: Answer = { status: 200, body: { success: true, message: 'Sent' } };
const failed: Answer = { status: 503, body: { success: false, message: 'Later', kind: 'unavailable' } };
const unauthorized: Answer = {
  status: 401,
  body: { success: false, message: 'Unauthorized', kind: 'unauthorized' },
};

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  return stop?.();
});

async function run(...answers: Answer[]) {
  const server = await startAnsweringServer(...answers);
  stop = server.stop;
  const waited: number[] = [];
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await sendConfirmation(booking, {
    client: createClient({ origin: server.origin }),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  return { calls: server.calls, waited, logged: logged.mock.calls.flat().join(' ') };
}

describe('send confirmation', () => {
  it('sends one request on success, with the booking and a timestamp', async () => {
    const { calls, waited } = await run(sent);
    expect(waited).toEqual([]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      ...booking,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('waits 2 s and then 4 s, and stops after the third attempt', async () => {
    const { calls, waited } = await run(failed);
    expect(calls).toHaveLength(3);
    expect(waited).toEqual([2_000, 4_000]);
  });

  it('stops at the first success', async () => {
    const { calls, waited } = await run('drop', sent);
    expect(calls).toHaveLength(2);
    expect(waited).toEqual([2_000]);
  });

  it('does not retry after "Unauthorized"', async () => {
    const { calls, waited } = await run(unauthorized, sent);
    expect(calls).toHaveLength(1);
    expect(waited).toEqual([]);
  });

  it('logs a failure without personal data', async () => {
    const { logged } = await run(failed);
    expect(logged).toContain('confirmation-not-requested');
    for (const personal of ['Ana', 'Sample', 'example.com', booking.reference])
      expect(logged).not.toContain(personal);
  });
});
