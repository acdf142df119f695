import { describe, expect, it, vi } from 'vitest';
import { sampleBooking as booking } from './booking.testing.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { refusal, type StubResponse, stubServer } from './stub-server.testing.ts';

const sentReply: StubResponse = { status: 200, body: { success: true, message: 'Sent' } };
const failedReply = refusal(503, 'unavailable', 'Later');
const unauthorizedReply = refusal(401, 'unauthorized', 'Unauthorized');

async function run(...responses: StubResponse[]) {
  const server = await stubServer(...responses);
  const waits: number[] = [];
  const consoleInfo = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await sendConfirmation(booking, {
    client: server.client,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { calls: server.calls, waits, log: consoleInfo.mock.calls.flat().join(' ') };
}

describe('sendConfirmation', () => {
  it('sends a single request, with the booking and a timestamp, if the first attempt succeeds', async () => {
    const { calls, waits } = await run(sentReply);
    expect(waits).toEqual([]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      ...booking,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('waits 2 s and then 4 s between three attempts, and then stops', async () => {
    const { calls, waits } = await run(failedReply);
    expect(calls).toHaveLength(3);
    expect(waits).toEqual([2_000, 4_000]);
  });

  it('sends no further request after the first success', async () => {
    const { calls, waits } = await run('drop', sentReply);
    expect(calls).toHaveLength(2);
    expect(waits).toEqual([2_000]);
  });

  it.each([
    ['a refusal by kind', unauthorizedReply],
    ['a response without a kind', { status: 500, body: { success: false, message: 'Unauthorized' } }],
    ['another kind', refusal(503, 'unavailable', 'Unauthorized')],
  ] as const)('does not retry after the message "Unauthorized" in %s', async (_, response) => {
    const { calls, waits } = await run(response, sentReply);
    expect(calls).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it('logs a failure without personal data', async () => {
    const { log } = await run(failedReply);
    expect(log).toContain('confirmation-not-requested');
    for (const personal of ['Ana', 'Sample', 'example.com', booking.reference])
      expect(log).not.toContain(personal);
  });
});
