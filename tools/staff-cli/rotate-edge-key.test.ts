import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { acceptedKeys, digestOf } from '#functions/kernel/accepted-keys.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { edgeAccess } from './connection/edge-access.ts';
import type { EdgeAccess, StoredKeys } from './operation/operation.ts';
import { runCommand } from './operation/run-command.ts';
import { readCommand } from './read-command.ts';

const table = testTable();

/** An edge whose functions cache the keys and whose distribution changes after some time. */
function stage({ deploysAfter = 200, inventoryStatus = 200 } = {}) {
  let seconds = 0;
  let keys: StoredKeys = { sent: 'first', previous: '' };
  let [sent, next, changedAt] = ['first', 'first', 0];
  const refused: number[] = [];
  const stored: StoredKeys[] = [];
  const environments = [0, 100, 299].map((start) => {
    const read = acceptedKeys(
      'arn',
      'edge',
      async () => JSON.stringify(keys),
      () => (seconds + start) * 1000,
    );
    return read;
  });
  const visit = async () => {
    for (const accepted of environments)
      if (!(await accepted()).some((key) => key.equals(digestOf(sent)))) refused.push(seconds);
  };
  const edge: EdgeAccess = {
    keys: async () => keys,
    store: async (changed) => {
      keys = changed;
      stored.push(changed);
    },
    send: async (key) => {
      [next, changedAt] = [key, seconds];
    },
    isDeployed: async () => sent === next,
    wait: async (waitSeconds) => {
      for (const end = seconds + waitSeconds; seconds < end; seconds += 5) {
        if (next !== sent && seconds >= changedAt + deploysAfter) sent = next;
        await visit();
      }
    },
  };
  const output: string[] = [];
  const run = async (overrides: Partial<EdgeAccess> = {}) => {
    const command = readCommand(['rotate-edge-key']);
    if (command === undefined) throw new Error('No command');
    const unused = () => Promise.reject(new Error('Unexpected call'));
    await runCommand(command, {
      table,
      clock: () => new Date('2026-11-23T10:00:00+11:00'),
      actor: async () => 'Ann',
      staffConsole: { say: (line) => output.push(line), confirm: async () => true, write: () => true },
      siteUrl: '',
      paymentAccount: unused,
      probe: {
        mail: unused,
        queues: unused,
        concurrencyLimit: unused,
        parts: unused,
        logs: unused,
        requestLog: unused,
        deviceLog: unused,
        // Only the inventory returns 200 without a query.
        call: async (path) => new Response('', { status: path === '/api/inventory' ? inventoryStatus : 400 }),
        sleep: unused,
      },
      edge: { ...edge, ...overrides },
    });
    await edge.wait(600);
  };
  return { run, refused, stored, output, sent: () => sent, keys: () => keys, visit };
}

describe('npm run ops -- rotate-edge-key', () => {
  it('causes no refused call, and leaves only the new key accepted', async () => {
    const { run, refused, stored, sent, keys } = stage();
    await run();
    expect(refused).toEqual([]);
    expect(sent()).not.toBe('first');
    expect(keys()).toEqual({ sent: sent(), previous: '' });
    expect(sent()).toMatch(/^[\w-]{48}$/);
    expect(stored[0]).toEqual({ sent: sent(), previous: 'first' });
  });

  it('is recorded in the trail of commands without the key', async () => {
    await stage().run();
    expect(await table.items()).toMatchObject([{ by: 'Ann', command: 'rotate-edge-key' }]);
  });

  it('continues with the same new key when it is repeated after an interruption', async () => {
    const { run, refused, stored, sent } = stage();
    await expect(run({ send: () => Promise.reject(new Error('interrupted')) })).rejects.toThrow(
      'interrupted',
    );
    await run();
    expect(refused).toEqual([]);
    expect(stored.map((keys) => keys.sent)).toEqual([sent(), sent()]);
  });

  it('keeps both keys accepted if the API refuses calls with the new key', async () => {
    const { run, keys } = stage({ inventoryStatus: 403 });
    await expect(run()).rejects.toThrow(
      'The API returns 403 through CloudFront. Both keys are still accepted',
    );
    expect(keys().previous).toBe('first');
  });
});

describe('edgeAccess', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const config = (key: string) =>
    `<DistributionConfig><Origins><HeaderName>x-site-key</HeaderName><HeaderValue>${key}</HeaderValue></Origins><Enabled>true</Enabled></DistributionConfig>`;

  async function fakeAws(responses: Record<string, string>) {
    const received: string[] = [];
    const server = createServer(async (request, response) => {
      const { method, url, headers } = request;
      const name = `${method} ${headers['x-amz-target'] ?? url}`;
      const body = await text(request);
      received.push(
        [name, headers['if-match'], body].filter((part) => part !== undefined && part !== '').join(' '),
      );
      expect(headers.authorization).toContain('AKIASAMPLE');
      response.writeHead(responses[name] === undefined ? 403 : 200, { etag: 'E1' });
      response.end(responses[name] ?? '<Code>AccessDenied</Code>');
    });
    closing.push(() => closeServer(server));
    const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
    const credentials = async () => ({ accessKeyId: 'AKIASAMPLE', secretAccessKey: 'sample' });
    const resources = { distributionId: 'EDIST', secretArn: 'arn:secret' };
    return { edge: edgeAccess({ region: 'ap-southeast-2', credentials }, resources, endpoint), received };
  }

  it('reads and writes the CloudFront keys in Secrets Manager', async () => {
    const { edge, received } = await fakeAws({
      'POST secretsmanager.GetSecretValue': JSON.stringify({ SecretString: '{"sent":"a","previous":""}' }),
      'POST secretsmanager.PutSecretValue': '{}',
    });
    expect(await edge.keys()).toEqual({ sent: 'a', previous: '' });
    await edge.store({ sent: 'b', previous: 'a' });
    const [, put = ''] = received;
    expect(JSON.parse(put.replace(/^POST \S+ /, ''))).toMatchObject({
      SecretId: 'arn:secret',
      SecretString: '{"sent":"b","previous":"a"}',
    });
  });

  it('changes only the key header of the distribution, with the ETag of the configuration that it has read', async () => {
    const path = '/2020-05-31/distribution/EDIST/config';
    const { edge, received } = await fakeAws({ [`GET ${path}`]: config('old'), [`PUT ${path}`]: '' });
    await edge.send('new');
    expect(received).toEqual([`GET ${path}`, `PUT ${path} E1 ${config('new')}`]);
  });

  it('does not change a distribution that already sends the key', async () => {
    const path = '/2020-05-31/distribution/EDIST/config';
    const { edge, received } = await fakeAws({ [`GET ${path}`]: config('new') });
    await edge.send('new');
    expect(received).toEqual([`GET ${path}`]);
  });

  it.each([
    ['<Status>InProgress</Status>', false],
    ['<Status>Deployed</Status>', true],
  ])('reports for %s whether the distribution is deployed: %s', async (status, isDeployed) => {
    const { edge } = await fakeAws({ 'GET /2020-05-31/distribution/EDIST': status });
    expect(await edge.isDeployed()).toBe(isDeployed);
  });

  it('reports a call that AWS has refused', async () => {
    const { edge } = await fakeAws({});
    await expect(edge.send('new')).rejects.toThrow('AWS refused GET to cloudfront: AccessDenied.');
  });
});
