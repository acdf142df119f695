import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract, type SessionCheck } from '#shared/contracts/contract.ts';
import { actorOf, type Call, caller } from './call.testing.ts';
import { testLog } from './captured-log.testing.ts';
import type { Quotas } from './limits.ts';

const form = contract({
  name: 'send-form',
  summary: 'A form',
  method: 'POST',
  path: '/api/form',
  body: z.object({ email: z.string(), text: z.string() }),
  limits: { perAddress: { max: 3, perHours: 1 }, perEmail: { max: 2, perHours: 24 } },
  reply: { status: 200, schema: z.object({ text: z.string() }) },
  problems: ['too-many'],
});

const log = testLog();
let counts: Map<string, number>;
let handledCount: number;
beforeEach(() => {
  counts = new Map();
  handledCount = 0;
});

const quotas: Quotas = {
  count: async ({ kind, subject, quota }) => {
    const used = (counts.get(`${kind}: ${subject}`) ?? 0) + 1;
    counts.set(`${kind}: ${subject}`, used);
    return used <= quota.max ? { result: 'counted' } : { result: 'over', retryAfterSeconds: 1200 };
  },
};
const send = (call: Call = {}, usedQuotas: Quotas = quotas) =>
  caller(
    form,
    async ({ body }) => {
      handledCount += 1;
      return { text: body.text };
    },
    usedQuotas,
  )({ json: { email: 'ana@example.com', text: 'a' }, address: '192.0.2.1', ...call });
const callFrom = (email: string) => ({ json: { email, text: 'a' } });

describe('an API call with limits', () => {
  it('is counted by IP address and by email address before the use case runs', async () => {
    expect((await send()).status).toBe(200);
    expect([...counts]).toEqual([
      ['send-form address: 192.0.2.1', 1],
      ['send-form email: ana@example.com', 1],
    ]);
  });

  it('over the limit of its email address is refused with a message and a retry time', async () => {
    const statuses = [(await send()).status, (await send()).status];
    const response = await send({ ...callFrom('Ana+again@example.com'), address: '192.0.2.2' });
    expect([...statuses, handledCount]).toEqual([200, 200, 2]);
    expect(response).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1200' },
      json: {
        kind: 'too-many',
        about: 1200,
        message: expect.stringMatching(/^We have had a lot of messages .+ try again in 20 minutes, or write/),
      },
    });
  });

  it('over the limit of its IP address is refused, whatever email address it names', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await send(callFrom(email));
    expect((await send(callFrom('d@example.com'))).status).toBe(429);
    expect((await send({ ...callFrom('d@example.com'), address: '192.0.2.2' })).status).toBe(200);
    expect(handledCount).toBe(4);
  });

  it('from changing /64 networks is refused once their common /48 network has reached ten times the limit', async () => {
    const addressInNetwork = (index: number) => `2001:db8:7:${index.toString(16)}::1`;
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      const call = { ...callFrom(`a${index}@example.com`), address: addressInNetwork(index) };
      statuses.push((await send(call)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await send({ ...callFrom('b@example.com'), address: '2001:db8:8::1' })).status).toBe(200);
  });

  it('with invalid input is not counted', async () => {
    expect((await send({ json: { email: 'ana@example.com' } })).status).toBe(400);
    expect((await send({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(counts.size).toBe(0);
  });

  it('over a limit is logged without personal data', async () => {
    for (let time = 0; time < 3; time += 1) await send();
    const [line] = log.lines().filter(({ code }) => code === 'limit.reached');
    expect(line).toMatchObject({ level: 'WARN', endpoint: 'send-form', by: 'email' });
    expect(log.text()).not.toMatch(/ana|example|192\.0/);
  });

  it("is counted by the IP address that CloudFront reports, or by the caller's if CloudFront reports none", async () => {
    await send({ headers: { 'x-forwarded-for': '192.0.2.9' }, address: '2001:db8::7' });
    await caller(form, async () => ({ text: 'a' }), quotas)(callFrom('b@example.com'));
    expect([...counts.keys()].filter((key) => key.includes('address'))).toEqual([
      'send-form address: 2001:db8:0:0::/64',
      'send-form address: 2001:db8:0::/48',
      'send-form address: 203.0.113.7',
    ]);
  });

  it('by a colleague or a shared device counts against that colleague or device, not against the network', async () => {
    const staffContract = contract({ ...form, staff: 'anyone' });
    const actor = actorOf({ id: 'ANN0000000000000', name: 'Ann', role: 'floor' }, 'DEV0000000000000');
    const checks: Record<string, SessionCheck> = {
      unknown: { result: 'unknown' },
      person: { result: 'valid', actor, isSteppedUp: false },
      device: { result: 'unidentified', deviceId: 'TAB0000000000000' },
    };
    const call = (callerKind: keyof typeof checks, email: string) => {
      const sessions = { check: async () => checks[callerKind] ?? { result: 'unknown' as const } };
      const send = caller(staffContract, async ({ body }) => ({ text: body.text }), quotas, sessions);
      const cookies = [`__Host-staff=DEV0000000000000.ANN0000000000000.${'s'.repeat(43)}`];
      return send({ ...callFrom(email), address: '192.0.2.1', cookies });
    };
    for (let time = 0; time < 4; time += 1) await call('unknown', `n${time}@example.com`);
    expect((await call('unknown', 'n@example.com')).status).toBe(429);
    expect((await call('person', 'p@example.com')).status).toBe(200);
    expect((await call('device', 'd@example.com')).status).toBe(200);
    expect([...counts.keys()].filter((key) => !key.includes('email'))).toEqual([
      'send-form address: 192.0.2.1',
      'send-form person: ANN0000000000000',
      'send-form device: TAB0000000000000',
    ]);
  });

  it('fails with a 503 if the call cannot be counted', async () => {
    const failingQuotas: Quotas = {
      count: () => Promise.reject(Object.assign(new Error('x'), { name: 'ThrottlingException' })),
    };
    expect(await send({}, failingQuotas)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(handledCount).toBe(0);
  });
});
