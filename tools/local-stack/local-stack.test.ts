import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { LocalStack } from './api/local-stack.ts';
import { announcingStack, tablePermission } from './messaging/announcing-stack.testing.ts';
import { dailySchedule } from './messaging/daily-schedule.testing.ts';
import { startLocalStack } from './start-local-stack.ts';
import { type HandMadeAssembly, writeAssembly } from './template/hand-made-assembly.testing.ts';

const forbiddenCode = `
  import { DynamoDBClient, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
  const client = new DynamoDBClient({});
  export const handler = async () => {
    const Key = { pk: { S: 'p' }, sk: { S: 's' } };
    const TableName = process.env.TABLE_NAME;
    try {
      await client.send(new TransactWriteItemsCommand({ TransactItems: [
        { Update: { TableName, Key, UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': { N: '1' } } } },
        { Delete: { TableName, Key: { ...Key, sk: { S: 't' } } } },
      ] }));
    } catch (problem) {
      return { statusCode: 200, body: problem.name + ': ' + problem.message };
    }
  };`;

/** Responds with the received cookies, and with whether it found an item that its role may read. */
const cookiesCode = `
  import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
  const client = new DynamoDBClient({});
  export const handler = async ({ cookies = [], headers }) => {
    const Key = { pk: { S: 'p' }, sk: { S: 's' } };
    const { Item } = await client.send(new GetItemCommand({ TableName: process.env.TABLE_NAME, Key }));
    return {
      statusCode: 200,
      cookies: ['__Secure-session=a.b; Path=/api/area; Secure; HttpOnly; SameSite=Strict', 'device=1; Path=/'],
      body: JSON.stringify({ cookies, inHeaders: headers.cookie, found: Item !== undefined }),
    };
  };`;

let assembly: HandMadeAssembly;
let localStack: LocalStack;

beforeAll(async () => {
  assembly = await writeAssembly({
    resources: {
      ...announcingStack.resources,
      ...dailySchedule('{"id": "evening of <aws.scheduler.scheduled-time>"}'),
    },
    functions: {
      ...announcingStack.functions,
      Forbidden: {
        code: forbiddenCode,
        route: 'POST /api/forbidden',
        statements: [tablePermission('UpdateItem')],
        environment: { TABLE_NAME: { Ref: 'Table' } },
      },
      Echo: { code: 'export const handler = async (event) => event;', route: 'ANY /api/echo/{thing}' },
      Staff: {
        code: 'export const handler = async (event) => ({ statusCode: 200, body: event.body });',
        route: 'PUT /api/staff',
        authorisation: 'AWS_IAM',
      },
      Now: {
        code: 'export const handler = async () => ({ statusCode: 200, body: [new Date().toISOString(), new Date(0).toISOString(), Date() === new Date().toString(), new Date() instanceof Date].join() });',
        route: 'GET /api/now',
      },
      Slow: {
        code: 'let calls = 0; export const handler = () => (calls += 1) > 1 ? { statusCode: 200, body: String(calls) } : new Promise(() => {});',
        route: 'GET /api/slow',
        timeout: 1,
      },
      Throw: {
        code: 'export const handler = async () => { throw new Error("inner secret"); };',
        route: 'GET /api/throw',
      },
      Busy: {
        code: 'let inside = 0; export const handler = async () => { inside += 1; const concurrent = inside; await new Promise((r) => setTimeout(r, 50)); inside -= 1; return { statusCode: 200, body: String(concurrent) }; };',
        route: 'GET /api/busy',
      },
    },
    nested: {
      Area: {
        parameters: { table: { Ref: 'Table' }, arn: { 'Fn::GetAtt': ['Table', 'Arn'] } },
        resources: {},
        functions: {
          Enter: {
            code: cookiesCode,
            route: 'POST /api/area/session',
            statements: [{ ...tablePermission('GetItem'), Resource: { Ref: 'arn' } }],
            environment: { TABLE_NAME: { Ref: 'table' } },
          },
        },
      },
    },
  });
  localStack = await startLocalStack({
    port: 0,
    quiet: true,
    assemblyDir: assembly.folder,
    clock: '2026-11-24T08:00:00+11:00',
    databaseEndpoint: inject('dynamoDbEndpoint'),
  });
});

afterAll(async () => {
  await localStack?.stop();
  assembly?.remove();
});

afterEach(() => {
  localStack.faults.set([]);
});

const fetchPath = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${localStack.url}${path}`, init);
const writeItem = (id: string, fields: object = {}): Promise<Response> =>
  fetchPath('/api/write', { method: 'POST', body: JSON.stringify({ id, ...fields }) });
const tableName = (): string => String(localStack.tables[0]?.name);
const timesWritten = async (id: string): Promise<unknown> => {
  const { Item } = await localStack.documents.send(
    new GetCommand({ TableName: tableName(), Key: { pk: id, sk: 'x' } }),
  );
  return Item?.times;
};

describe('a route of the local stack that requires AWS credentials', () => {
  const put = (origin: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/staff`, { method: 'PUT', body: 'stock', headers });

  test('accepts calls from pages of this machine, which the local stack signs', async () => {
    const response = await put(localStack.url, { origin: localStack.url });
    expect([response.status, await response.text()]).toEqual([200, 'stock']);
  });

  test('rejects calls to the API’s own port without a valid signature', async () => {
    const api = `http://127.0.0.1:${localStack.ports.api}`;
    for (const authorization of ['', 'AWS4-HMAC-SHA256 Credential=A/20261124/r/execute-api/aws4_request']) {
      const response = await put(api, authorization === '' ? {} : { authorization });
      expect([response.status, await response.json()]).toEqual([403, { message: 'Forbidden' }]);
    }
  });

  test('rejects calls from pages of other sites and calls with another host name', async () => {
    expect((await put(localStack.url, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const rebound = await requestAs('stranger.example', 'PUT', '/api/staff');
    expect(rebound).toBe(403);
  });
});

/** `fetch` cannot set the Host header. */
const requestAs = (host: string, method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: localStack.ports.site, method, path, headers: { host } };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(method === 'GET' ? undefined : 'stock');
  });

describe('the API of the local stack', () => {
  test('passes requests to functions in payload format 2.0', async () => {
    const response = await fetchPath('/api/echo/a%20b?x=1&y=2&x=3', {
      method: 'POST',
      headers: { cookie: 'one=1; two=2', 'content-type': 'application/json' },
      body: '{"é":1}',
    });
    expect(await response.json()).toMatchObject({
      version: '2.0',
      routeKey: 'ANY /api/echo/{thing}',
      rawPath: '/api/echo/a b',
      rawQueryString: 'x=1&y=2&x=3',
      cookies: ['one=1', 'two=2'],
      queryStringParameters: { x: '1,3', y: '2' },
      pathParameters: { thing: 'a b' },
      // The API's caller is CloudFront; the visitor is in a header.
      headers: { 'x-forwarded-for': '127.0.0.1' },
      requestContext: {
        http: { method: 'POST', sourceIp: '198.51.100.200' },
        stage: '$default',
        timeEpoch: expect.any(Number),
        time: expect.stringMatching(/^23\/Nov\/2026:21:00:\d\d \+0000$/),
      },
      body: '{"é":1}',
      isBase64Encoded: false,
    });
  });

  test('passes a binary body to a function as base64, and omits absent fields', async () => {
    const response = await fetchPath('/api/echo/x', {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array([1, 2, 3]),
    });
    const event = await response.json();
    expect(event).toMatchObject({ body: 'AQID', isBase64Encoded: true, rawQueryString: '' });
    expect(event).not.toHaveProperty('queryStringParameters');
    expect(event).not.toHaveProperty('cookies');
  });

  test.each([
    ['GET', '/api/nothing', undefined, 404, 'Not Found'],
    ['DELETE', '/api/write', undefined, 404, 'Not Found'],
    ['GET', '/api/throw', undefined, 500, 'Internal Server Error'],
    ['POST', '/api/write', 'x'.repeat(10 * 1024 * 1024 + 1), 413, 'Request Entity Too Large'],
  ])('responds to %s %s (body %s) with %i', async (method, path, body, status, message) => {
    const response = await fetchPath(path, { method, ...(body && { body }) });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
  });

  test('kills a function environment that times out, and starts a new environment', async () => {
    expect((await fetchPath('/api/slow')).status).toBe(500);
    expect((await fetchPath('/api/slow')).status).toBe(500);
  });

  test('passes one request at a time to each environment of a function', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => (await fetchPath('/api/busy')).text()),
    );
    expect(new Set(bodies)).toEqual(new Set(['1']));
    expect(localStack.functions.find(({ definition }) => definition.id === 'Busy')?.environments.idle).toBe(
      4,
    );
  });

  test('uses the time of the stack’s clock in its Date header and in functions', async () => {
    const response = await fetchPath('/api/now');
    const [now, epoch, ...comparisons] = (await response.text()).split(',');
    expect(now).toMatch(/^2026-11-23T21:0/);
    expect([epoch, ...comparisons]).toEqual(['1970-01-01T00:00:00.000Z', 'true', 'true']);
    expect(response.headers.get('date')).toMatch(/^Mon, 23 Nov 2026 21:0/);
    localStack.clock.set('2027-01-01T00:00:00+11:00');
    expect(await (await fetchPath('/api/now')).text()).toMatch(/^2026-12-31T13:00:0/);
    localStack.clock.set('2026-11-24T08:00:00+11:00');
  });
});

test('a function of a nested stack in the local stack receives cookies, sets cookies and may read the table that its role allows', async () => {
  const response = await fetchPath('/api/area/session', {
    method: 'POST',
    headers: { cookie: 'one=1; two=2' },
  });
  expect(await response.json()).toEqual({ cookies: ['one=1', 'two=2'], found: false });
  expect(response.headers.getSetCookie()).toEqual([
    '__Secure-session=a.b; Path=/api/area; Secure; HttpOnly; SameSite=Strict',
    'device=1; Path=/',
  ]);
});

test('the local stack renames `Secure` cookies for Safari, which would reject them on http://localhost, and restores their names in requests', async () => {
  const safari =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
  const call = (headers: Record<string, string>) =>
    fetchPath('/api/area/session', { method: 'POST', headers: { 'user-agent': safari, ...headers } });
  const storedCookies = (await call({})).headers.getSetCookie();
  expect(storedCookies).toEqual([
    'plain__Secure-session=a.b; Path=/api/area; HttpOnly; SameSite=Strict',
    'device=1; Path=/',
  ]);
  const returnedCookies = storedCookies.map((cookie) => cookie.split(';')[0]).join('; ');
  expect(await (await call({ cookie: returnedCookies })).json()).toMatchObject({
    cookies: ['__Secure-session=a.b', 'device=1'],
  });
});

test('the local stack refuses a call without permission, with a message that names the action, the role and the resource', async () => {
  const message = await (await fetchPath('/api/forbidden', { method: 'POST', body: '{}' })).text();
  expect(message).toBe(
    'AccessDeniedException: User: arn:aws:sts::000000000000:assumed-role/ForbiddenRole/Forbidden is not authorized ' +
      `to perform: dynamodb:DeleteItem on resource: arn:aws:dynamodb:ap-southeast-2:000000000000:table/${tableName()} ` +
      'because no identity-based policy allows the dynamodb:DeleteItem action',
  );
  expect(localStack.refusals.join()).toContain('Forbidden may not dynamodb:DeleteItem');
});

describe('an event stored with a write in the local stack', () => {
  test('triggers an email, while a write without an event does not', async () => {
    await writeItem('quiet', { announced: false });
    await writeItem('loud');
    await localStack.waitUntilIdle();
    const subjects = localStack.emails().map(({ subject }) => subject);
    expect(subjects).toContain('loud');
    expect(subjects).not.toContain('quiet');
  });

  test('is moved to the dead-letter queue if it keeps failing, without blocking other events, and can be redriven', async () => {
    await Promise.all(['good-1', 'poison', 'good-2'].map((id) => writeItem(id)));
    await expect.poll(() => queueReport('dead')).toEqual(['{"id": "poison"}']);
    // A queue delivers at least once.
    const subjects = new Set(localStack.emails().map(({ subject }) => subject));
    expect([...subjects].filter((subject) => subject.startsWith('good'))).toHaveLength(2);
    expect(await (await fetchPath('/__local/redrive', { method: 'POST' })).json()).toEqual({ moved: 1 });
    expect(await queueReport('dead')).toEqual([]);
    await expect.poll(() => queueReport('dead')).toEqual(['{"id": "poison"}']);
  });

  test('is delivered again after SES has throttled its email', async () => {
    localStack.mail.setRule(() => ({ code: 'Throttling' }));
    await writeItem('later');
    await expect
      .poll(
        () =>
          localStack.calls.filter(({ operation, status }) => operation === 'SendRawEmail' && status === 400)
            .length,
      )
      .toBeGreaterThan(0);
    localStack.mail.setRule(undefined);
    await localStack.waitUntilIdle();
    expect(localStack.emails().filter(({ subject }) => subject === 'later')).toHaveLength(1);
  });
});

describe('a schedule of the local stack', () => {
  const evenings = () =>
    localStack
      .emails()
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('evening of'));

  test('sends its message to the queue when the stack’s clock reaches its time', async () => {
    localStack.clock.set('2026-12-24T16:59:58+11:00');
    await expect.poll(evenings).toContain('evening of 2026-12-24T06:00:00Z');
    localStack.clock.set('2026-11-24T08:00:00+11:00');
    await localStack.waitUntilIdle();
    expect(evenings().filter((subject) => subject.includes('12-24'))).toHaveLength(1);
  });

  test('is listed with its next run, and can be run on demand as if at any time', async () => {
    expect(await (await fetchPath('/__local/schedules')).json()).toEqual({
      schedules: [
        {
          id: 'Evening',
          expression: 'cron(0 17 * * ? *)',
          zone: 'Pacific/Efate',
          queue: 'Queue',
          next: '2026-11-24T06:00:00.000Z',
        },
      ],
    });
    const fire = (query: string) => fetchPath(`/__local/schedules/fire?${query}`, { method: 'POST' });
    const at = '2027-02-01T06:00:00Z';
    expect(await (await fire(`schedule=Evening&at=${at}`)).json()).toEqual({ fired: 'Evening' });
    await localStack.waitUntilIdle();
    expect(evenings()).toContain(`evening of ${at}`);
    expect((await fire('schedule=Morning')).status).toBe(404);
    expect((await fire('schedule=Evening&at=soon')).status).toBe(400);
    expect(await (await fetchPath('/__local')).text()).toContain('/__local/schedules/fire?schedule=Evening');
  });
});

async function queueReport(kind: 'dead' | 'waiting'): Promise<string[]> {
  const report = (await (await fetchPath('/__local/queues')).json()) as Record<string, { body: string }[]>;
  return (report[kind] ?? []).map(({ body }) => body);
}

describe('an injected fault of the local stack', () => {
  test('can drop the response after the commit, so that a retrying client writes twice', async () => {
    localStack.faults.set([{ operation: 'UpdateItem', times: 1, effect: { kind: 'drop-after' } }]);
    expect(await (await writeItem('lost-response')).text()).toBe('2');
  });

  test('can drop the call before the commit, so that a retrying client writes once', async () => {
    localStack.faults.set([{ operation: 'UpdateItem', times: 1, effect: { kind: 'drop-before' } }]);
    expect(await (await writeItem('lost-call')).text()).toBe('1');
  });

  test('can duplicate the call, so that the client writes twice', async () => {
    localStack.faults.set([{ operation: 'UpdateItem', effect: { kind: 'duplicate' } }]);
    expect(await (await writeItem('twice')).text()).toBe('2');
  });

  test('can fail the call with an error, so that nothing is written', async () => {
    const rule = {
      operation: 'UpdateItem',
      effect: { kind: 'error', code: 'ThrottlingException', status: 400 },
    };
    await fetchPath('/__local/faults', { method: 'POST', body: JSON.stringify({ rules: [rule] }) });
    expect((await writeItem('throttled')).status).toBe(500);
    expect(await timesWritten('throttled')).toBeUndefined();
  });

  test('can kill a function before its call, so that it writes nothing, or after it, so that it writes once', async () => {
    localStack.faults.set([{ operation: 'UpdateItem', times: 1, effect: { kind: 'kill-before' } }]);
    expect((await writeItem('killed-before')).status).toBe(500);
    expect(await timesWritten('killed-before')).toBeUndefined();
    localStack.faults.set([{ operation: 'UpdateItem', times: 1, effect: { kind: 'kill-after' } }]);
    expect((await writeItem('killed-after')).status).toBe(500);
    expect(await timesWritten('killed-after')).toBe(1);
    expect((await writeItem('after-the-kill')).status).toBe(200);
  });
});

test('the inspector of the local stack refuses requests with another host name', async () => {
  for (const path of ['/__local', '/__local/table', '/__local/stack', '/__local/stripe']) {
    expect(await requestAs('stranger.example', 'GET', path), path).toBe(403);
    expect(await requestAs(`localhost:${localStack.ports.site}`, 'GET', path), path).toBe(200);
  }
  expect(await requestAs('stranger.example', 'POST', '/__local/redrive')).toBe(403);
});

test('the inspector of the local stack refuses requests from pages of other sites', async () => {
  const init = { method: 'POST', headers: { origin: 'https://elsewhere.example' } };
  expect((await fetchPath('/__local/redrive', init)).status).toBe(403);
  expect(await (await fetchPath('/__local')).text()).toContain('Local stack');
});

test('the local stack reports that its port is in use', async () => {
  const second = startLocalStack({ port: localStack.ports.site, assemblyDir: assembly.folder });
  await expect(second).rejects.toThrow(`Port ${localStack.ports.site} is already in use`);
});

test('DynamoDB Local stops when the process that started it is killed', async () => {
  const code = `
    const { startDatabase } = await import(${JSON.stringify(new URL('./dynamodb/dynamodb.ts', import.meta.url).href)});
    console.log((await startDatabase()).port);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [data] = (await once(child.stdout, 'data')) as [Buffer];
  const endpoint = `http://127.0.0.1:${data.toString().trim()}`;
  expect((await fetch(endpoint)).status).toBe(400);
  child.kill('SIGKILL');
  await expect
    .poll(() =>
      fetch(endpoint).then(
        () => 'running',
        () => 'stopped',
      ),
    )
    .toBe('stopped');
});
