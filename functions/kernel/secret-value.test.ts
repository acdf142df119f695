import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signatureProblem } from '#tools/local-stack/iam/signature-v4.ts';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { readSecretValue } from './secret-value.ts';

const credentials = { accessKeyId: 'AKIASAMPLE', secretAccessKey: 'sample', sessionToken: 'session' };
const arn = 'arn:aws:secretsmanager:ap-southeast-2:000000000000:secret:Keys-AAAAAA';
let responses: (readonly [number, object])[];
let received: string[];
const server = createServer(async (request, response) => {
  const body = await text(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const problem = await signatureProblem(
    { method: request.method ?? '', path: request.url ?? '', query: '', headers, body: Buffer.from(body) },
    (id) => (id === credentials.accessKeyId ? credentials : undefined),
    { region: 'ap-southeast-2', service: 'secretsmanager' },
    new Date(),
  );
  received.push(problem ?? `${headers['x-amz-target']} ${body}`);
  const [status, responseBody] = responses.shift() ?? [500, {}];
  response.writeHead(status).end(JSON.stringify(responseBody));
});

beforeEach(async () => {
  [responses, received] = [[], []];
  const port = await listen(server, 0);
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'ap-southeast-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', credentials.sessionToken);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await closeServer(server);
});

const expectedCall = `secretsmanager.GetSecretValue {"SecretId":"${arn}"}`;

it('a secret is read by one call, signed with the credentials of the function', async () => {
  responses = [[200, { SecretString: 'text' }]];
  expect(await readSecretValue(arn)).toBe('text');
  expect(received).toEqual([expectedCall]);
});

it('the reading of a secret is tried a second time after an error', async () => {
  responses = [
    [500, {}],
    [200, { SecretString: 'text' }],
  ];
  expect(await readSecretValue(arn)).toBe('text');
  expect(received).toEqual([expectedCall, expectedCall]);
});

it.each([
  [400, { __type: 'com.amazon.coral.service#AccessDeniedException' }, 'AccessDeniedException'],
  [400, { __type: 'ThrottlingException' }, 'ThrottlingException'],
  [503, {}, 'ServiceUnavailable'],
])('the reading of a secret that gets the status %i with %j throws %s', async (status, body, name) => {
  responses = [
    [status, body],
    [status, body],
  ];
  await expect(readSecretValue(arn)).rejects.toMatchObject({ name });
});
