import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contracts/contract.ts';
import { actorOf, caller, callerAs } from './call.testing.ts';
import { testLog } from './captured-log.testing.ts';
import { Refused } from './problems.ts';

const echo = {
  name: 'echo',
  summary: 'Echoes its input',
  method: 'POST',
  path: '/api/echo',
  body: z.object({ text: z.string() }),
  reply: { status: 200, schema: z.object({ text: z.string() }) },
  problems: [],
} as const;
const large = 'Ça va ? '.repeat(200);

testLog();

const send = (text: string, acceptEncoding?: string) =>
  caller(contract(echo), async ({ body }) => ({ text: body.text }))({
    json: { text },
    headers: { ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }) },
  });

describe('an API reply', () => {
  it.each(['gzip', 'br, gzip, deflate', 'GZIP;q=0.5', 'deflate , gzip ; q=1'])(
    'of more than a kilobyte is compressed for a caller that accepts %j',
    async (acceptEncoding) => {
      const { headers, json } = await send(large, acceptEncoding);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(json).toEqual({ text: large });
    },
  );

  it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.000', 'x-gzipped'])(
    'of more than a kilobyte is not compressed for a caller that accepts %j, but has Vary: accept-encoding',
    async (acceptEncoding) => {
      const { headers, json } = await send(large, acceptEncoding);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).toMatchObject({ vary: 'accept-encoding' });
      expect(json).toEqual({ text: large });
    },
  );

  it('of less than a kilobyte is not compressed', async () => {
    const { headers } = await send('short', 'gzip');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });

  it('to staff has a Vary header that also names the cookie', async () => {
    const ana = actorOf({ id: 'ana', name: 'Ana', role: 'floor' }, 'door');
    const staffContract = contract({ ...echo, staff: 'floor' });
    const { headers } = await callerAs(ana, staffContract, async ({ body }) => ({ text: body.text }))({
      json: { text: large },
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ vary: 'cookie, accept-encoding', 'content-encoding': 'gzip' });
  });

  it('with a secret is never compressed, and has no Vary header', async () => {
    const secretEcho = contract({ ...echo, hasSecret: true });
    const { headers, json } = await caller(secretEcho, async ({ body }) => ({ text: body.text }))({
      json: { text: large },
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
    expect(json).toEqual({ text: large });
  });

  it('with a refusal of more than a kilobyte is compressed as well', async () => {
    const refuse = async () => {
      throw new Refused({ kind: 'not-found', message: large });
    };
    const { status, headers, json } = await caller(
      contract({ ...echo, problems: ['not-found'] }),
      refuse,
    )({
      json: { text: '' },
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(json).toMatchObject({ message: large });
  });

  it('has no ETag, so that no cache confuses the compressed form with the plain one', async () => {
    for (const acceptEncoding of ['gzip', undefined])
      expect((await send(large, acceptEncoding)).headers).not.toHaveProperty('etag');
  });
});
