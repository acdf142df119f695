import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { referenceRequestStore } from '#functions/stores/bookings/reference-requests.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { requestReferences as contract } from '#shared/contracts/guests/request-references.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { requestReferences } from './request-references.ts';

const now = new Date('2026-11-21T23:30:00+11:00');
const clock = () => now;
const knownEmail = 'ann@example.com';
const acceptedReply = {
  status: 202,
  json: {
    success: true,
    message:
      'If there are bookings to come under this address, their references are on the way to it. Please look in your spam folder, too.',
  },
};

const table = testTable();
const log = testLog();
beforeEach(async () => {
  await bookingStore(table, clock).book(storedBooking({ email: knownEmail }));
});
const post = (json: unknown) =>
  caller(contract, requestReferences({ requests: referenceRequestStore(table, clock) }))({ json });
const requests = async () =>
  (await table.items()).filter(({ pk }) => String(pk).startsWith('REFERENCE-REQUESTS#'));

it('request-references stores the address together with the event, for one day', async () => {
  expect(await post({ email: ' Ann@example.com ' })).toMatchObject(acceptedReply);
  const [item] = await requests();
  const id = String(item?.id);
  expect(item).toEqual({
    pk: 'REFERENCE-REQUESTS#2026-11-21',
    sk: `REFERENCE-REQUEST#${id}`,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'Ann@example.com',
    receivedAt: now.getTime() / 1000,
    expiresAt: now.getTime() / 1000 + 86_400,
    event: { id: `${id}-requested`, type: 'references.requested', subject: id, cause: 'request-1' },
  });
});

describe('requests for the references of an email address with bookings and of one without', () => {
  it('get the same reply, down to the headers', async () => {
    const responses = [await post({ email: knownEmail }), await post({ email: 'stranger@example.com' })];
    expect(responses[0]).toMatchObject(acceptedReply);
    expect(responses[1]).toEqual(responses[0]);
  });

  it('cost the same single write, so that timing reveals nothing', async () => {
    const send = vi.spyOn(table.client, 'send');
    const callsOf = async (email: string) => {
      send.mockClear();
      await post({ email });
      return send.mock.calls.map(([command]) => command.constructor.name);
    };
    expect(await callsOf(knownEmail)).toEqual(['PutCommand']);
    expect(await callsOf('stranger@example.com')).toEqual(['PutCommand']);
  });

  const guesses = inFull(2000, 400);

  it(`have the same limits under ${guesses} guesses, and a known address gets three emails a day`, async () => {
    const store = referenceRequestStore(table, clock);
    const call = caller(contract, requestReferences({ requests: store }), quotaStore(table, clock));
    const acceptedCounts = new Map<string, number>();
    let refused = 0;
    const guess = async (index: number) => {
      const email =
        index % 2 === 0 ? `guess-${index % 40}@example.com` : index % 3 ? 'ANN@example.com' : knownEmail;
      const { status, json, headers } = await call({ json: { email }, address: `203.0.113.${index % 50}` });
      if (status === 202)
        return void acceptedCounts.set(
          email.toLowerCase(),
          (acceptedCounts.get(email.toLowerCase()) ?? 0) + 1,
        );
      expect(json.kind).toBe('too-many');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      refused += 1;
    };
    for (let start = 0; start < guesses; start += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => guess(start + index)));
    expect(acceptedCounts.size).toBe(21);
    expect([...new Set(acceptedCounts.values())]).toEqual([contract.limits.perEmail.max]);
    expect(refused).toBe(guesses - 21 * contract.limits.perEmail.max);
    expect(await requests()).toHaveLength(21 * contract.limits.perEmail.max);
  });

  it('count against the same limit of one network', async () => {
    const call = caller(
      contract,
      requestReferences({ requests: referenceRequestStore(table, clock) }),
      quotaStore(table, clock),
    );
    const statuses = await Promise.all(
      Array.from({ length: 110 }, async (_, index) => {
        const email = index === 0 ? knownEmail : `guess-${index}@example.com`;
        return (await call({ json: { email }, address: '203.0.113.9' })).status;
      }),
    );
    expect(statuses.filter((status) => status === 202)).toHaveLength(contract.limits.perAddress.max);
  });
});

it.each([{}, { email: 'ann@' }, { email: 7 }, { email: 'ann@example.com, victim@example.org' }, []])(
  'request-references refuses %j and stores nothing',
  async (json) => {
    expect(await post(json)).toMatchObject({ status: 400 });
    expect(await requests()).toEqual([]);
  },
);

it('request-references leaves the address neither in the event nor in the log', async () => {
  await post({ email: 'marker@example.com' });
  const [item] = await requests();
  expect(JSON.stringify([item?.event, item?.pk, item?.sk])).not.toMatch(/marker/);
  expect(log.text()).not.toMatch(/marker/);
});

it('the handler of request-references needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  expect(await call({ json: { email: knownEmail } })).toMatchObject(acceptedReply);
});
