import { createServer } from 'node:http';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { describe, expect, it } from 'vitest';
import { type SignableRequest, signatureProblem, signedHeaders } from './signature-v4.ts';

const credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};
const scope = { region: 'ap-southeast-2', service: 'execute-api' };
const now = new Date('2026-11-24T10:00:00Z');
const put: SignableRequest = {
  method: 'PUT',
  path: '/api/inventory',
  query: '',
  headers: { host: 'api.example.com', 'content-type': 'application/json', 'user-agent': 'browser' },
  body: Buffer.from('{"productId":"1","quantity":2}'),
};
const sign = async (request: SignableRequest, by: object = credentials): Promise<SignableRequest> => ({
  ...request,
  headers: await signedHeaders(request, { ...credentials, ...by }, scope, now),
});
const problem = (request: SignableRequest, at = now, keyChanges: object = credentials) =>
  signatureProblem(
    request,
    (id) => (id === credentials.accessKeyId ? { ...credentials, ...keyChanges } : undefined),
    scope,
    at,
  );

it('signedHeaders creates the same signature as the example in the AWS documentation', async () => {
  const request = {
    method: 'GET',
    path: '/',
    query: 'Action=ListUsers&Version=2010-05-08',
    headers: {
      host: 'iam.amazonaws.com',
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    },
    body: Buffer.alloc(0),
  };
  const iam = { region: 'us-east-1', service: 'iam' };
  const signed = await signedHeaders(request, credentials, iam, new Date('2015-08-30T12:36:00Z'));
  expect(signed.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
  );
});

it('signatureProblem accepts requests signed by an AWS client', async () => {
  const received: SignableRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = incoming.headers as Record<string, string>;
    received.push({ method: 'POST', path: '/', query: '', headers, body: Buffer.concat(chunks) });
    outgoing.end('{"Parameter":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const client = new SSMClient({ endpoint, region: scope.region, credentials });
  try {
    await client.send(new GetParameterCommand({ Name: 'x' }));
  } finally {
    client.destroy();
    server.close();
  }
  const [request] = received as [SignableRequest];
  const verify = (request: SignableRequest) =>
    signatureProblem(request, () => credentials, { ...scope, service: 'ssm' }, new Date());
  expect(await verify(request)).toBeUndefined();
  expect(await verify({ ...request, body: Buffer.from('{"Name":"y"}') })).toBe(
    'the body is not the signed one',
  );
});

describe('the signature of an API request', () => {
  it('stays valid when unsigned headers are added', async () => {
    const signed = await sign(put);
    expect(await problem(signed)).toBeUndefined();
    expect(
      await problem({ ...signed, headers: { ...signed.headers, via: 'proxy', 'user-agent': 'x' } }),
    ).toBeUndefined();
    // CloudFront sets its request id after signing, so a client's value must not be signed.
    const withRequestId = { ...put, headers: { ...put.headers, 'x-amz-cf-id': 'earlier' } };
    for (const request of [signed, await sign(withRequestId)])
      expect(
        await problem({ ...request, headers: { ...request.headers, 'x-amz-cf-id': 'new' } }),
      ).toBeUndefined();
    const session = { sessionToken: 'token' };
    expect(await problem(await sign(put, session), now, session)).toBeUndefined();
  });

  it.each<[string, (signed: SignableRequest) => SignableRequest | Promise<SignableRequest>]>([
    ['another body', (signed) => ({ ...signed, body: Buffer.from('{"quantity":999}') })],
    ['another method', (signed) => ({ ...signed, method: 'POST' })],
    ['another path', (signed) => ({ ...signed, path: '/api/bookings' })],
    ['another query', (signed) => ({ ...signed, query: 'a=1' })],
    ['another host', (signed) => ({ ...signed, headers: { ...signed.headers, host: 'other' } })],
    ['an added AWS header', (signed) => ({ ...signed, headers: { ...signed.headers, 'x-amz-y': '1' } })],
    ['no signature', () => put],
    ['another session', () => sign(put, { sessionToken: 'token' })],
    ['another key', () => sign(put, { accessKeyId: 'OTHER' })],
    ['another secret', () => sign(put, { secretAccessKey: 'guessed' })],
  ])('is rejected with %s', async (_, change) => {
    expect(await problem(await change(await sign(put)))).toEqual(expect.any(String));
  });

  it('is rejected if it is dated ten minutes early or late, or made for another service or region', async () => {
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    expect(await problem(await sign(put), minutes(4))).toBeUndefined();
    for (const count of [-10, 10]) expect(await problem(await sign(put), minutes(count))).toMatch('expired');
    for (const other of [{ region: 'us-east-1' }, { service: 'ssm' }]) {
      const headers = await signedHeaders(put, credentials, { ...scope, ...other }, now);
      expect(await problem({ ...put, headers })).toBe(
        'the request is signed for another service, region or day',
      );
    }
  });
});
