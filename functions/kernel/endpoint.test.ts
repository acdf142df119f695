import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contracts/contract.ts';
import { edgeHeaders, edgeKeySecretVariable } from '#shared/contracts/edge-headers.ts';
import type { Problem, ProblemKind } from '#shared/problems/problems.ts';
import { requireTime } from '../request-context/deadline.ts';
import { type Call, caller, siteHost } from './call.testing.ts';
import { testLog } from './captured-log.testing.ts';
import { endpoint, type UseCase } from './endpoint.ts';
import { problemReply, Refused } from './problems.ts';

const echo = contract({
  name: 'echo',
  summary: 'Echoes its input',
  method: 'POST',
  path: '/api/echo',
  query: z.object({ loud: z.optional(z.enum(['yes', 'no'], 'loud is yes or no.')) }),
  headers: z.object({ 'idempotency-key': z.optional(z.string()) }),
  body: z.object(
    { text: z.string('A text, please.'), to: z.optional(z.object({ name: z.string('A name, please.') })) },
    'An object, please.',
  ),
  reply: { status: 201, schema: z.object({ text: z.string() }) },
  problems: ['slot-full'],
});

const log = testLog();
let inputs: unknown[];
beforeEach(() => {
  inputs = [];
});

const repeat: UseCase<typeof echo> = async (input) => {
  inputs.push(input);
  return { text: input.body.text };
};
const call = (sent: Call) => caller(echo, repeat)(sent);
const callFailingWith = (error: unknown) =>
  caller(echo, async () => {
    throw error;
  })({ json: { text: 'a' } });

describe('an API call', () => {
  it('passes the parsed input to the use case and returns the status of the contract', async () => {
    const response = await call({
      query: { loud: 'yes', other: '1' },
      headers: { 'idempotency-key': 'k', 'x-other': '1' },
      json: { text: 'Ça va 🌺 \u202e', more: 1 },
    });
    expect(response).toMatchObject({ status: 201, json: { text: 'Ça va 🌺 \u202e' } });
    expect(inputs).toEqual([
      {
        query: { loud: 'yes' },
        headers: { 'idempotency-key': 'k' },
        body: { text: 'Ça va 🌺 \u202e' },
      },
    ]);
  });

  it('may have a body in base64 or with a byte order mark, and a charset in its content type', async () => {
    const body = Buffer.from('{"text":"Ça va 🌺"}').toString('base64');
    expect(await call({ body, base64: true })).toMatchObject({ status: 201, json: { text: 'Ça va 🌺' } });
    expect(await call({ body: '\ufeff{"text":"a"}' })).toMatchObject({ status: 201 });
    for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON']) {
      expect(await call({ json: { text: 'a' }, headers: { 'content-type': type } })).toMatchObject({
        status: 201,
      });
    }
  });

  it('returns only the fields that the contract declares', async () => {
    const replyWithSecret = async () => ({ text: 'a', secret: 'b' });
    expect((await caller(echo, replyWithSecret)({ json: { text: 'a' } })).json).toEqual({ text: 'a' });
  });

  it('is logged with endpoint and request id', async () => {
    await call({ json: { text: 'a' } });
    expect(log.lines()).toEqual([
      {
        time: expect.stringMatching(/Z$/),
        level: 'INFO',
        code: 'call.answered',
        message: 'Request succeeded',
        endpoint: 'echo',
        requestId: 'request-1',
        cause: 'request-1',
      },
    ]);
  });
});

it('an API call may have a body of exactly 16 kB', async () => {
  const text = 'a'.repeat(16 * 1024 - '{"text":""}'.length);
  expect(await call({ json: { text } })).toMatchObject({ status: 201 });
});

describe('a malformed API call', () => {
  const notJson = 'The body of this request is not valid JSON.';
  const sendJson = 'Please send JSON (content-type: application/json).';
  const latin1 = Buffer.from('{"text":"\u00e9"}', 'latin1').toString('base64');
  const tooLarge = 'This request is too large.';
  const twoBytes = 'é'.repeat(8_190);
  const wrongQuery = { loud: 'very' };
  const withContentType = (type: string) => ({ headers: { 'content-type': type } });
  const nestedBody = (depth: number) => `{"text":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  it.each<[string, Call, number, ProblemKind, string]>([
    ['no body', {}, 415, 'wrong-type', sendJson],
    ['an empty body', { body: '' }, 400, 'invalid-input', notJson],
    ['half a body', { body: '{"text":' }, 400, 'invalid-input', notJson],
    ['two bodies', { body: '{"text":"a"}{"text":"b"}' }, 400, 'invalid-input', notJson],
    ['invalid UTF-8', { body: latin1, base64: true }, 400, 'invalid-input', notJson],
    ['a plain text body', { body: 'text=a' }, 400, 'invalid-input', notJson],
    ['a deeply nested body', { body: nestedBody(8000) }, 400, 'invalid-input', 'A text, please.'],
    [
      'a deeply nested body of unknown fields',
      { body: `{"x":${'['.repeat(8000)}` },
      400,
      'invalid-input',
      notJson,
    ],
    ['a body of more than 16 kB', { json: { text: 'a'.repeat(16_384) } }, 413, 'too-large', tooLarge],
    [
      'a body of more than 16 kB in two-byte letters',
      { json: { text: twoBytes } },
      413,
      'too-large',
      tooLarge,
    ],
    [
      'a form',
      { body: 'text=a', ...withContentType('application/x-www-form-urlencoded') },
      415,
      'wrong-type',
      sendJson,
    ],
    ['plain text', { json: { text: 'a' }, ...withContentType('text/plain') }, 415, 'wrong-type', sendJson],
    [
      'a similar content type',
      { json: { text: 'a' }, ...withContentType('application/jsonp') },
      415,
      'wrong-type',
      sendJson,
    ],
    ['null', { body: 'null' }, 400, 'invalid-input', 'An object, please.'],
    ['an array', { body: '[]' }, 400, 'invalid-input', 'An object, please.'],
    ['a wrong field', { json: { text: 3 } }, 400, 'invalid-input', 'A text, please.'],
    ['a wrong query', { json: { text: 'a' }, query: wrongQuery }, 400, 'invalid-input', 'loud is yes or no.'],
  ])('is refused with %s', async (_, sent, status, kind, message) => {
    expect(await call(sent)).toMatchObject({
      status,
      json: { success: false, kind, message, error: message },
    });
    expect(inputs).toEqual([]);
  });

  it('gets a message per field, keyed by path', async () => {
    expect((await call({ json: { to: {} } })).json.fields).toEqual({
      text: 'A text, please.',
      'to.name': 'A name, please.',
    });
  });
});

describe('the secret that CloudFront adds to an API call', () => {
  const { key } = edgeHeaders;

  it.each([
    '',
    'another-key',
    'a-key-of-test',
    'a-key-of-tests ',
    'an-older-key a-key-of-tests',
    'undefined',
  ])('is refused if it is "%s"', async (secret) => {
    const response = await call({ json: { text: 'a' }, headers: { [key]: secret } });
    expect(response).toMatchObject({ status: 403, json: { kind: 'origin-bypass' } });
    expect(inputs).toEqual([]);
    expect(JSON.stringify(log.lines())).not.toContain('a-key-of-test');
  });

  it('is required for a GET call too', async () => {
    const { body: _, ...rest } = echo;
    const getContract = contract({ ...rest, method: 'GET' });
    const response = await caller(getContract, async () => ({ text: 'a' }))({ headers: { [key]: '' } });
    expect(response.status).toBe(403);
  });

  it('may be the previous one during a rotation', async () => {
    expect(await call({ json: { text: 'a' }, headers: { [key]: 'an-older-key' } })).toMatchObject({
      status: 201,
    });
  });

  it.each([undefined, '', ' '])(
    'cannot be read if the environment has the ARN "%s", which fails the start of the function',
    (arn) => {
      vi.stubEnv(edgeKeySecretVariable, arn);
      expect(() => endpoint(echo, repeat)).toThrow('Missing environment variable: EDGE_KEY_SECRET');
      vi.unstubAllEnvs();
    },
  );
});

describe('the origin of an API call', () => {
  it.each(['cross-site', 'same-site', 'nonsense'])(
    'is refused if the Sec-Fetch-Site header is %s',
    async (site) => {
      const response = await call({ json: { text: 'a' }, headers: { 'sec-fetch-site': site } });
      expect(response).toMatchObject({ status: 403, json: { kind: 'foreign-origin' } });
      expect(inputs).toEqual([]);
    },
  );

  it('is checked before the size of the body', async () => {
    const response = await call({ body: 'x'.repeat(20_000), headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(403);
  });

  it.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'is accepted with the headers %j',
    async (headers) => {
      expect(await call({ json: { text: 'a' }, headers })).toMatchObject({ status: 201 });
    },
  );

  it.each([`https://${siteHost}`, `http://${siteHost}`])(
    "is accepted if the Origin header is %s, the site's own address",
    async (origin) => {
      expect(await call({ json: { text: 'a' }, headers: { origin } })).toMatchObject({ status: 201 });
    },
  );

  it.each([
    'null',
    '',
    'https://elsewhere.example',
    `https://${siteHost}:8443`,
    `https://not-${siteHost}`,
    `https://${siteHost}.elsewhere.example`,
    `https://elsewhere.example/${siteHost}`,
    `https://${siteHost}, https://${siteHost}`,
  ])('is refused if the Origin header is "%s", whatever the Sec-Fetch-Site header says', async (origin) => {
    const headers = { origin, 'sec-fetch-site': 'same-origin' };
    expect(await call({ json: { text: 'a' }, headers })).toMatchObject({
      status: 403,
      json: { kind: 'foreign-origin' },
    });
    expect(inputs).toEqual([]);
  });

  it('is refused if CloudFront has not sent the host of the site', async () => {
    const headers = { origin: 'https://', [edgeHeaders.siteHost]: undefined as unknown as string };
    expect((await call({ json: { text: 'a' }, headers })).status).toBe(403);
  });

  it('is not checked for a GET call', async () => {
    const { body: _, ...rest } = echo;
    const getContract = contract({ ...rest, method: 'GET' });
    const response = await caller(getContract, async () => ({ text: 'a' }))({
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(201);
  });
});

describe('a failure of an API call', () => {
  const errorNamed = (name: string, properties: object = {}) =>
    Object.assign(new Error('marker-secret'), { name, ...properties });

  it('caused by too little time for another attempt is a 503 well before the function times out', async () => {
    const callThatNeeds = caller(echo, async ({ body }) => {
      requireTime(Number(body.text));
      return { text: 'in time' };
    });
    expect(await callThatNeeds({ json: { text: '1000' } })).toMatchObject({ status: 201 });
    expect(await callThatNeeds({ json: { text: '7900' } })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
  });

  it.each<[string, Error]>([
    ['a timeout', errorNamed('TimeoutError')],
    ['an abort', errorNamed('AbortError')],
    ['throttling', errorNamed('ThrottlingException')],
    ['throughput', errorNamed('ProvisionedThroughputExceededException')],
    ['a transaction conflict', errorNamed('TransactionConflictException')],
    ['a transaction in progress', errorNamed('TransactionInProgressException')],
    ...['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'].map(
      (Code): [string, Error] => [
        `a transaction cancelled by ${Code}`,
        errorNamed('TransactionCanceledException', {
          $fault: 'client',
          CancellationReasons: [{ Code: 'None' }, { Code }],
        }),
      ],
    ),
    ['a server fault', errorNamed('Whatever', { $fault: 'server' })],
    ['a retryable error', errorNamed('Whatever', { $retryable: {} })],
    ['a refused connection', errorNamed('Error', { code: 'ECONNREFUSED' })],
    ['a reset connection', errorNamed('Error', { code: 'ECONNRESET' })],
  ])('that is transient, %s, is a 503 with a Retry-After header', async (_, error) => {
    const response = await callFailingWith(error);
    expect(response).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      json: { kind: 'unavailable' },
    });
    expect(response.json.message).toBe(
      'Our booking system does not answer at the moment. Please try again in a few seconds.',
    );
  });

  it.each<[string, unknown]>([
    ['a bug', new TypeError('marker-secret')],
    ['a denied permission', errorNamed('AccessDeniedException', { $fault: 'client' })],
    ['a validation error', errorNamed('ValidationException', { $fault: 'client' })],
    [
      'a transaction cancelled by a failed condition',
      errorNamed('TransactionCanceledException', {
        $fault: 'client',
        CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }],
      }),
    ],
    ['a string', 'marker-secret'],
    ['nothing', undefined],
    ['null', null],
  ])('that is internal, %s, is a 500 without details', async (_, error) => {
    const response = await callFailingWith(error);
    expect(response).toMatchObject({ status: 500, json: { kind: 'unexpected' } });
    expect(response.headers).not.toHaveProperty('retry-after');
    expect(JSON.stringify(response)).not.toMatch(/marker|\.ts|node_modules|TypeError|Exception/);
  });

  it('is logged with the name and the location of the error but without the message', async () => {
    await callFailingWith(new TypeError('marker-secret ann@example.com'));
    expect(log.lines()).toMatchObject([
      { level: 'ERROR', code: 'call.failed', endpoint: 'echo', kind: 'unexpected', error: 'TypeError' },
    ]);
    expect(log.lines()[0]?.at).toMatch(/endpoint\.test\.ts/);
    expect(log.text()).not.toMatch(/marker-secret|ann@example/);
  });

  it('is logged with its class if its name is only “Error”', async () => {
    class StripeCardError extends Error {}
    await callFailingWith(new StripeCardError('marker-secret'));
    expect(log.lines()[0]).toMatchObject({ error: 'StripeCardError' });
  });

  it('caused by a missing AWS permission is logged with the action and the resource', async () => {
    const sentence =
      'User: role is not authorized to perform: dynamodb:UpdateItem on resource: table/bookings';
    await callFailingWith(Object.assign(new Error(sentence), { name: 'AccessDeniedException' }));
    expect(log.lines()).toMatchObject([{ code: 'call.failed', denied: sentence }]);
  });

  it("caused by a reply that the contract's schema rejects is a 500 without that reply", async () => {
    const wrong = (async () => ({ text: 5 })) as unknown as UseCase<typeof echo>;
    expect(await caller(echo, wrong)({ json: { text: 'a' } })).toMatchObject({ status: 500 });
    expect(log.lines().map(({ code }) => code)).toEqual(['call.failed']);
  });
});

describe('a refusal of an API call', () => {
  it('repeats the message in the property "error", and is logged by kind without the message', async () => {
    const response = await callFailingWith(new Refused({ kind: 'slot-full', message: 'marker-sentence' }));
    expect(response).toMatchObject({
      status: 409,
      json: { success: false, message: 'marker-sentence', error: 'marker-sentence', kind: 'slot-full' },
    });
    expect(log.lines()).toMatchObject([{ level: 'INFO', code: 'call.refused', kind: 'slot-full' }]);
    expect(log.text()).not.toContain('marker-sentence');
  });

  it('has the property "fields" only if the refusal names fields', () => {
    const body = (fields?: Record<string, string>): Problem =>
      JSON.parse(problemReply(new Refused({ kind: 'invalid-input', message: 'a' }, fields)).body);
    expect(body()).not.toHaveProperty('fields');
    expect(body({ email: 'b' }).fields).toEqual({ email: 'b' });
  });
});
