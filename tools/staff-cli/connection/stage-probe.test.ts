import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { stageProbe } from './stage-probe.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await closeServer(server);
});

/** Probes a fake AWS that responds to each call by its name, with strings as XML and objects as JSON. */
async function probeOfFakeAws(respond: (call: string, body: string) => string | object) {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const target = request.headers['x-amz-target'] ?? new URLSearchParams(body).get('Action') ?? request.url;
    const call = String(target);
    const result = respond(call.replace(/^.*\./, ''), body);
    if (typeof result === 'string') response.end(result);
    else
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(result));
  });
  servers.push(server);
  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
  return stageProbe(
    {
      stage: 'prod',
      siteUrl: 'https://rum.example.com',
      tableName: 'Bookings',
      region: 'local',
      credentials: async () => ({ accessKeyId: 'local', secretAccessKey: 'local' }),
    },
    { endpoint },
  );
}

/** The response format of SES. */
const xml = (call: string, inner: string): string =>
  `<${call}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${call}Result>${inner}</${call}Result></${call}Response>`;

const identity = (key: string, status: string): string =>
  `<entry><key>${key}</key><value><VerificationStatus>${status}</VerificationStatus></value></entry>`;

it.each([
  ['the address', identity('a@rum.vu', 'Success'), '50000', 'true', { isVerified: true }],
  ['its domain', identity('rum.vu', 'Success'), '50000', 'true', { isVerified: true }],
  ['nothing yet', identity('a@rum.vu', 'Pending'), '50000', 'true', {}],
  [
    'the address, in the sandbox',
    identity('a@rum.vu', 'Success'),
    '200',
    'true',
    { isVerified: true, isSandbox: true },
  ],
  [
    'the address, and stopped sending',
    identity('a@rum.vu', 'Success'),
    '50000',
    'false',
    { isVerified: true, isPaused: true },
  ],
])(
  'the probe of a stage reports the state of an SES account that has verified %s',
  async (_, entries, quota, enabled, state) => {
    const responses: Record<string, string> = {
      GetIdentityVerificationAttributes: `<VerificationAttributes>${entries}</VerificationAttributes>`,
      GetIdentityDkimAttributes: '<DkimAttributes></DkimAttributes>',
      GetSendQuota: `<Max24HourSend>${quota}</Max24HourSend>`,
      GetAccountSendingEnabled: `<Enabled>${enabled}</Enabled>`,
    };
    const { mail } = await probeOfFakeAws((call) => xml(call, responses[call] ?? ''));
    const none = { isVerified: false, isSigned: false, isSandbox: false, isPaused: false };
    expect(await mail('a@rum.vu')).toEqual({ ...none, ...state });
  },
);

it.each([
  ['true', 'Success', true],
  ['true', 'Pending', false],
  ['false', 'Success', false],
])(
  'the probe of a stage reports whether emails are signed: DKIM enabled %s, its records %s',
  async (enabled, status, isSigned) => {
    const dkim = `<DkimAttributes><entry><key>rum.vu</key><value><DkimEnabled>${enabled}</DkimEnabled><DkimVerificationStatus>${status}</DkimVerificationStatus></value></entry></DkimAttributes>`;
    const { mail } = await probeOfFakeAws((call) =>
      xml(call, call === 'GetIdentityDkimAttributes' ? dkim : ''),
    );
    expect(await mail('a@rum.vu')).toMatchObject({ isSigned });
  },
);

it('the probe of a stage lists the queues and marks the dead-letter queues', async () => {
  const { queues } = await probeOfFakeAws((call, body) => {
    if (call === 'ListQueues') {
      expect(JSON.parse(body)).toMatchObject({ QueueNamePrefix: 'PortVilaRum-prod-' });
      return { QueueUrls: ['https://sqs/1/PortVilaRum-prod-Mail', 'https://sqs/1/PortVilaRum-prod-Dead'] };
    }
    return JSON.parse(body).QueueUrl.endsWith('Mail')
      ? { Attributes: { ApproximateNumberOfMessages: '3', RedrivePolicy: '{}' } }
      : { Attributes: { ApproximateNumberOfMessages: '1' } };
  });
  expect(await queues()).toEqual([
    { name: 'PortVilaRum-prod-Mail', waiting: 3, isDeadLetterQueue: false },
    { name: 'PortVilaRum-prod-Dead', waiting: 1, isDeadLetterQueue: true },
  ]);
});

describe('the concurrency limit that the probe of a stage reports', () => {
  it('is read from Lambda’s account settings', async () => {
    const requests: string[] = [];
    const { concurrencyLimit } = await probeOfFakeAws((call) => {
      requests.push(call);
      return { AccountLimit: { ConcurrentExecutions: 10, UnreservedConcurrentExecutions: 10 } };
    });
    expect(await concurrencyLimit()).toBe(10);
    expect(requests).toEqual(['/2016-08-19/account-settings']);
  });

  it('cannot be read if Lambda refuses the call', async () => {
    const { concurrencyLimit } = await probeOfFakeAws(() => ({ Message: 'You may not' }));
    await expect(concurrencyLimit()).rejects.toThrow("Cannot read Lambda's concurrency limit");
  });
});
