import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { localStack } from './local-stack.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await closeServer(server);
});

const stack = {
  table: 'Bookings',
  databasePort: 4321,
  now: '2026-11-24T08:00:00.000Z',
  senders: ['rum.example.com', 'staff@example.com'],
};

async function serve(body: string): Promise<string> {
  const server = createServer((_, response) => response.end(body));
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

it('a staff command on the local stack uses the table and clock that the stack reports', async () => {
  const url = await serve(JSON.stringify(stack));
  const { table, clock } = await localStack(url);
  expect(table.name).toBe('Bookings');
  expect(Math.abs(clock().getTime() - Date.parse('2026-11-24T08:00:00Z'))).toBeLessThan(2000);
  const endpoint = await table.client.config.endpoint?.();
  expect(endpoint).toMatchObject({ hostname: '127.0.0.1', port: 4321 });
});

it('a staff command on the local stack refunds through the emulator that the stack reports', async () => {
  const url = await serve(JSON.stringify({ ...stack, stripe: { port: 5432, key: 'sk_test_local' } }));
  const { paymentAccount } = await localStack(url);
  expect(await paymentAccount()).toEqual({ secretKey: 'sk_test_local', apiUrl: 'http://127.0.0.1:5432' });
});

it('a staff command refunds through the real Stripe with the user’s key if the stack reports no emulator', async () => {
  const { paymentAccount } = await localStack(await serve(JSON.stringify(stack)));
  vi.stubEnv('STRIPE_SECRET_KEY', undefined);
  await expect(paymentAccount()).rejects.toThrow('set STRIPE_SECRET_KEY');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_own');
  expect(await paymentAccount()).toEqual({ secretKey: 'sk_test_own' });
});

it.each([
  ['no-reply@rum.example.com', true],
  ['staff@example.com', true],
  ['guest@example.com', false],
])('the probe of the local stack reports the sender %s as verified: %s', async (sender, isVerified) => {
  const { probe } = await localStack(await serve(JSON.stringify(stack)));
  expect(await probe.mail(sender)).toEqual({
    isVerified,
    isSigned: true,
    isSandbox: false,
    isPaused: false,
  });
  expect(await probe.concurrencyLimit()).toBeGreaterThanOrEqual(1000);
});

it.each(['<!DOCTYPE html>', '{"message":"Not Found"}'])(
  'a staff command rejects the response %s of a server that is not the local stack',
  async (body) => {
    const url = await serve(body);
    await expect(localStack(url)).rejects.toThrow(`The product does not run at ${url}.`);
  },
);

it('a staff command explains how to start the local stack if the stack is not running', async () => {
  await expect(localStack('http://127.0.0.1:1')).rejects.toThrow('Start it with `npm start`');
});

describe('the log query of the local stack', () => {
  const line = (time: string, fields: object) => ({
    functionId: 'CreateBooking',
    text: JSON.stringify({ time: `2026-11-24T${time}:00.000Z`, ...fields }),
  });
  const lines = [
    line('06:59', { code: 'language.gone', date: '2026-11-30' }),
    line('07:00', { code: 'language.gone', date: '2026-12-01', starts: 5 }),
    line('07:10', { code: 'booking.made', guests: 2 }),
    { functionId: 'CreateBooking', text: 'Task timed out after 8.00 seconds' },
    line('07:30', { code: 'language.gone', date: '2026-12-02', firstName: 'Ana' }),
    line('08:01', { code: 'language.gone', date: '2026-12-03' }),
  ];

  it('lists the lines with a log code within a time, newest first, with the fields that staff commands show', async () => {
    const { probe } = await localStack(await serve(JSON.stringify({ ...stack, lines })));
    const from = new Date('2026-11-24T07:00:00Z');
    expect(await probe.logs({ code: 'language.gone', from, until: new Date(stack.now) })).toEqual([
      { time: '2026-11-24T07:30:00.000Z', date: '2026-12-02' },
      { time: '2026-11-24T07:00:00.000Z', date: '2026-12-01', starts: '5' },
    ]);
  });

  it('lists the lines of a request and of the work that it caused, oldest first with their log codes', async () => {
    const requestLines = [
      line('07:20', { code: 'staff.code-locked', what: 'device', requestId: 'r-1', firstName: 'Ana' }),
      line('07:21', { code: 'mail.sent', requestId: 'r-2', cause: 'r-1', mailId: 'm-1' }),
      line('07:22', { code: 'call.answered', requestId: 'r-3', edgeId: 'r-1' }),
    ];
    const { probe } = await localStack(
      await serve(JSON.stringify({ ...stack, lines: [...lines, ...requestLines] })),
    );
    const from = new Date('2026-11-24T07:00:00Z');
    expect(await probe.requestLog({ request: 'r-1', from, until: new Date(stack.now) })).toEqual([
      { time: '2026-11-24T07:20:00.000Z', code: 'staff.code-locked', what: 'device', requestId: 'r-1' },
      { time: '2026-11-24T07:21:00.000Z', code: 'mail.sent', requestId: 'r-2', mailId: 'm-1' },
      { time: '2026-11-24T07:22:00.000Z', code: 'call.answered', requestId: 'r-3', edgeId: 'r-1' },
    ]);
  });

  it('counts the lines that name a device, by log code and endpoint', async () => {
    const call = (endpoint: string, device: string) =>
      line('07:20', { code: 'call.answered', endpoint, device, requestId: endpoint + device });
    const deviceLines = [
      call('open-day', 'D1'),
      call('open-day', 'D1'),
      call('record-visit', 'D1'),
      call('open-day', 'D2'),
    ];
    const { probe } = await localStack(
      await serve(JSON.stringify({ ...stack, lines: [...lines, ...deviceLines] })),
    );
    const from = new Date('2026-11-24T07:00:00Z');
    expect(await probe.deviceLog({ device: 'D1', from, until: new Date(stack.now) })).toEqual([
      { code: 'call.answered', endpoint: 'record-visit', count: 1 },
      { code: 'call.answered', endpoint: 'open-day', count: 2 },
    ]);
  });
});
