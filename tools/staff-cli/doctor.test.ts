import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookApiVersion } from '#functions/payments/webhook-state.ts';
import { orderExpiresAt, orderKey } from '#functions/stores/orders/order-item.ts';
import { stockKey } from '#functions/stores/orders/stock.ts';
import { paidOrder, referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { paymentEvents } from '#shared/shop/payment-events.ts';
import { products } from '#shared/shop/products.ts';
import { shippingPolicies } from '#shared/shop/shipping.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import {
  orderOf,
  type StripeFixture,
  startStripeFixture,
} from '../local-stack/stripe/stripe-emulator.testing.ts';
import { consoleAt, type Session } from './console.testing.ts';
import { accountCheck } from './doctor/account.ts';
import { alarmsCheck } from './doctor/alarms.ts';
import { backupCheck } from './doctor/backup.ts';
import { certificateCheck } from './doctor/certificate.ts';
import type { Check } from './doctor/check.ts';
import { edgeCacheCheck } from './doctor/edge-cache.ts';
import { pastDates } from './doctor/past-dates.ts';
import { queuesCheck } from './doctor/queues.ts';
import { runningCheck } from './doctor/running.ts';
import { samplesIn } from './doctor/sample-content.ts';
import { senderCheck } from './doctor/sender.ts';
import { describePolicy, findChargedDifferently, shippingCheck } from './doctor/shipping.ts';
import { stockCheck } from './doctor/stock.ts';
import { syntheticBookingCheck } from './doctor/synthetic-booking.ts';
import { clockFindings, zoneFindings } from './doctor/time.ts';
import { webhookCheck } from './doctor/webhook.ts';
import {
  OperationProblem,
  type PaymentAccount,
  type QueueLevel,
  type StageParts,
  type StageProbe,
} from './operation/operation.ts';

const siteUrl = 'https://rum.example.com';
const endpointUrl = `${siteUrl}/api/stripe-webhook`;
let fixture: StripeFixture;
let table: ObservedTable;
let probe: StageProbe;
let samples: (readonly QueueLevel[])[];
const clock = () => fixture.clock.now();

const healthy = { isVerified: true, isSigned: true, isSandbox: false, isPaused: false };
const healthyParts: StageParts = {
  running: [{ kind: 'pipe', id: 'EventsPipe', isOn: true, state: 'RUNNING' }],
  topics: [
    { name: 'Page', region: 'ap-southeast-2' },
    { name: 'Page', region: 'us-east-1' },
  ],
  receivers: ['ap-southeast-2', 'us-east-1'].map((region) => ({
    topic: 'Page',
    region,
    address: 'ann@example.com',
    isConfirmed: true,
  })),
  isRestorable: true,
  certificate: undefined,
};
const queue = (waiting: number, changes: Partial<QueueLevel> = {}): QueueLevel => ({
  name: 'MailQueue',
  waiting,
  isDeadLetterQueue: false,
  ...changes,
});

beforeAll(async () => {
  fixture = await startStripeFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  fixture.clock.set('2026-11-22T10:00:00+11:00');
  fixture.stripe.webhooks.set({ mode: 'lose' });
  setEndpoint();
  table = await observedTable();
  for (const { id } of products) await storeStock(id, { quantity: 12 });
  samples = [[queue(0), queue(0, { name: 'MailDeadLetters', isDeadLetterQueue: true })]];
  probe = {
    mail: async () => healthy,
    queues: async () => (samples.length > 1 ? samples.shift() : samples[0]) ?? [],
    call: async () =>
      new Response('{"items":[]}', {
        headers: { date: clock().toUTCString(), 'x-cache': 'Hit from cloudfront' },
      }),
    sleep: async () => {},
    concurrencyLimit: async () => 1000,
    parts: async () => healthyParts,
    logs: async ({ code }) => (code === 'probe.passed' ? [{ time: clock().toISOString() }] : []),
    requestLog: async () => [],
    deviceLog: async () => [],
  };
});

/** Configures our Stripe webhook correctly, apart from the changes. */
function setEndpoint(changes: Partial<StripeFixture['stripe']['endpoints'][number]> = {}): void {
  const correct = { url: endpointUrl, status: 'enabled', api_version: webhookApiVersion };
  const [endpoint] = fixture.stripe.endpoints;
  if (endpoint)
    fixture.stripe.endpoints.splice(0, 1, {
      ...endpoint,
      ...correct,
      enabled_events: [...paymentEvents],
      ...changes,
    });
}

async function storeStock(id: string, counts: { quantity: number; sold?: number; held?: number }) {
  const Item = { ...stockKey(id), productId: id, held: 0, sold: 0, lastUpdated: '', ...counts };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** Runs all checks; returns the output, and the error message if the doctor fails. */
async function runDoctor(): Promise<{ text: string; failure: string | undefined }> {
  const account = { secretKey: 'sk_test_known', apiUrl: fixture.stripe.url };
  const result = consoleAt(table, clock, undefined, async () => account, probe)('doctor');
  const { session, failure } = await result.then(
    (session) => ({ session, failure: undefined }),
    (problem: OperationProblem & { session: Session }) => ({
      session: problem.session,
      failure: problem instanceof OperationProblem ? problem.message : String(problem),
    }),
  );
  expect(session.questions).toEqual([]);
  return { text: session.text, failure };
}

/** Runs a single check; returns its findings as text. */
async function runCheck(check: Check, more: Partial<PaymentAccount> = {}): Promise<string> {
  const account = { secretKey: 'sk_test_known', apiUrl: fixture.stripe.url, ...more };
  const staffConsole = { say: () => {}, confirm: async () => false, write: () => false };
  const paymentAccount = async () => account;
  const actor = async () => 'the tests';
  const findings = await check.run({ table, clock, actor, staffConsole, siteUrl, paymentAccount, probe });
  return findings.map(({ level, text }) => `${level}: ${text}`).join('\n');
}

describe('the doctor’s check of CloudFront’s cache', () => {
  const returnCacheResults = (...results: string[]) => {
    const paths: string[] = [];
    const status = results[0] === '503' ? 503 : 200;
    probe = {
      ...probe,
      call: async (path) => {
        paths.push(path);
        const result = results[Math.min(paths.length, results.length) - 1] ?? '';
        return new Response('{}', { status, headers: { 'x-cache': `${result} from cloudfront` } });
      },
    };
    return paths;
  };

  it('requests tomorrow’s availability until a response comes from the cache', async () => {
    const paths = returnCacheResults('Miss', 'Hit');
    expect(await runCheck(edgeCacheCheck)).toBe('');
    expect(paths).toEqual(Array(2).fill('/api/availability?date=2026-11-23'));
  });

  it('reports that no response comes from the cache', async () => {
    returnCacheResults('Miss');
    expect(await runCheck(edgeCacheCheck)).toBe(
      'wrong: CloudFront keeps no availability: every request of a visitor reaches the API. See infra/runbooks/calls-throttled.md.',
    );
  });

  it('reports a failing call for the availability', async () => {
    returnCacheResults('503');
    expect(await runCheck(edgeCacheCheck)).toContain('The call for the availability returned 503');
  });
});

describe('the doctor’s check of the synthetic booking', () => {
  const fakeLogs =
    (lines: Partial<Record<string, readonly object[]>>): StageProbe['logs'] =>
    async ({ code }) =>
      (lines[code] ?? []) as never;

  it('reports no problem if a synthetic booking has succeeded in the last hour', async () => {
    probe = { ...probe, logs: fakeLogs({ 'probe.passed': [{}], 'probe.failed': [{}] }) };
    expect(await runCheck(syntheticBookingCheck)).toBe('');
  });

  it.each([
    [
      'failed',
      { 'probe.failed': [{ step: 'book', result: 'status 503' }] },
      'The last failed: book, status 503.',
    ],
    ['did not run', {}, 'None has gone through for an hour. See'],
  ])('reports that it %s', async (_, lines, message) => {
    probe = { ...probe, logs: fakeLogs(lines) };
    expect(await runCheck(syntheticBookingCheck)).toContain(message);
  });

  it('reports no problem on the local stack, which makes no synthetic bookings', async () => {
    probe = { ...probe, logs: fakeLogs({}), parts: async () => undefined };
    expect(await runCheck(syntheticBookingCheck)).toBe('');
  });
});

describe('the doctor', () => {
  it('reports only sample content in a healthy stage', async () => {
    const { text, failure } = await runDoctor();
    expect(failure).toBeUndefined();
    expect(text.match(/^(WRONG|TO DO) .*/gm)).toEqual(['TO DO  Content']);
    expect(text).toContain('business.emails.sender');
    expect(text).toContain('Nothing is wrong, but some things are left to do before the first visitor.');
  });

  it.each<[string, Partial<typeof healthy>]>([
    ['SES has not verified no-reply@example.com', { isVerified: false }],
    ['sandbox', { isSandbox: true }],
    ['SES has stopped this account', { isPaused: true }],
  ])('reports a problem of the sender of emails: %s', async (message, state) => {
    probe = { ...probe, mail: async () => ({ ...healthy, ...state }) };
    expect(await runCheck(senderCheck)).toMatch(new RegExp(`^wrong: .*${message}`));
  });

  it('reports emails without DKIM as a task to do if the sender is verified', async () => {
    probe = { ...probe, mail: async () => ({ ...healthy, isSigned: false }) };
    expect(await runCheck(senderCheck)).toMatch(/^unready: Gmail and Outlook .* for example.com\. .* zone/);
  });

  it('reports a missing parameter for the webhook’s secret', async () => {
    const missingParameter = '/PortVilaRum-prod/stripe-webhook-secret';
    expect(await runCheck(webhookCheck, { missingParameter })).toContain(
      `wrong: We refuse all Stripe events: the parameter ${missingParameter} is missing`,
    );
  });

  it.each([
    [10, 'AWS runs at most 10 functions of this account at the same time'],
    [999, 'AWS runs at most 999'],
    [1000, undefined],
  ])('reports a concurrency limit of %i if it is below 1,000', async (limit, message) => {
    probe = { ...probe, concurrencyLimit: async () => limit };
    const text = await runCheck(accountCheck);
    if (message === undefined) expect(text).toBe('');
    else expect(text).toContain(`wrong: ${message}`);
  });

  it.each<[string, QueueLevel[][], string | undefined]>([
    ['failed', [[queue(2, { name: 'Dead', isDeadLetterQueue: true })]], '2 failed messages are in Dead'],
    ['not processed', [[queue(3)], [queue(3)]], '3 messages wait in MailQueue and none is being processed'],
    ['piling up', [[queue(1)], [queue(4)]], '4 messages wait in MailQueue'],
    ['being processed', [[queue(9)], [queue(4)]], undefined],
    [
      'new',
      [
        [queue(1), queue(0, { name: 'B' })],
        [queue(0), queue(1, { name: 'B' })],
      ],
      undefined,
    ],
  ])(
    'reports the messages in queues unless they are being processed: messages that are %s',
    async (_, levels, message) => {
      samples = levels;
      const text = await runCheck(queuesCheck);
      if (message === undefined) expect(text).toBe('');
      else expect(text).toContain(message);
    },
  );

  it.each<[string, Check, Partial<StageParts>, string]>([
    [
      'a stopped pipe',
      runningCheck,
      { running: [{ kind: 'pipe', id: 'EventsPipe', isOn: false, state: 'STOPPED' }] },
      'wrong: The pipe EventsPipe is STOPPED; changes are not mailed until you start it',
    ],
    [
      'a disabled schedule',
      runningCheck,
      { running: [{ kind: 'schedule', id: 'RemindersSchedule', isOn: false, state: 'DISABLED' }] },
      'wrong: The schedule RemindersSchedule is DISABLED; its task does not run until you enable it',
    ],
    [
      'a disabled consumer',
      runningCheck,
      { running: [{ kind: 'consumer', id: 'SendMailMessages', isOn: false, state: 'Disabled' }] },
      'wrong: The consumer SendMailMessages is Disabled; messages wait in its queue until you enable it',
    ],
    [
      'a receiver of alarms who has not confirmed, in the second region only',
      alarmsCheck,
      {
        receivers: healthyParts.receivers.map((receiver) => ({
          ...receiver,
          isConfirmed: receiver.region !== 'us-east-1',
        })),
      },
      'wrong: ann@example.com gets no alarms of the topic Page in us-east-1',
    ],
    [
      'a topic of alarms without receivers',
      alarmsCheck,
      { receivers: healthyParts.receivers.slice(0, 1) },
      'wrong: No one gets the alarms of the topic Page in us-east-1.',
    ],
    [
      'a table without point-in-time recovery',
      backupCheck,
      { isRestorable: false },
      'wrong: Lost data cannot be restored',
    ],
    [
      'a certificate that AWS does not renew',
      certificateCheck,
      { certificate: { endsAt: new Date('2026-12-10T00:00:00Z'), renewal: 'PENDING_VALIDATION' } },
      'wrong: The certificate of the domain expires in 18 days; its renewal: PENDING_VALIDATION.',
    ],
    [
      'a certificate that is valid for months',
      certificateCheck,
      { certificate: { endsAt: new Date('2027-11-10T00:00:00Z'), renewal: 'not due yet' } },
      'note: The certificate of the domain expires in 353 days',
    ],
  ])('reports %s', async (_, check, changes, message) => {
    expect(await runCheck(check)).toBe('');
    probe = { ...probe, parts: async () => ({ ...healthyParts, ...changes }) };
    const found = await runCheck(check);
    expect(found).toContain(message);
    expect(found.split('\n')).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof setEndpoint>[0]]>([
    [`it has no endpoint ${endpointUrl}`, { url: 'https://old.example.com/api/stripe-webhook' }],
    ['our endpoint is disabled in the Stripe dashboard', { status: 'disabled' }],
    ['Stripe does not send us charge.dispute.closed:', { enabled_events: paymentEvents.slice(0, -1) }],
    ['Stripe sends us payout.paid, which we refuse', { enabled_events: [...paymentEvents, 'payout.paid'] }],
    ['Stripe’s events have version 2020-01-01', { api_version: '2020-01-01' }],
  ])('reports a problem of the Stripe webhook: %s', async (message, changes) => {
    setEndpoint(changes);
    expect(await runCheck(webhookCheck)).toContain(message);
  });

  it('reports undelivered webhooks that are older than a few minutes', async () => {
    const page = await fixture.client.checkout.sessions.create(orderOf(fixture.clock));
    fixture.stripe.settle(page.id, 'paid');
    expect(await runCheck(webhookCheck)).toBe('');
    fixture.clock.set('2026-11-22T10:41:00+11:00');
    expect(await runCheck(webhookCheck)).toContain('1 Stripe event of the last three days was not delivered');
  });

  it('reports stock that does not match the orders or has never been counted', async () => {
    await storeStock(products[0]?.id ?? '', { quantity: 11, held: 1 });
    expect(await runCheck(stockCheck)).toContain('1 reserved in the stock, 0 in orders.');
    table = await observedTable();
    expect(await runCheck(stockCheck)).toContain('No bottles have been counted yet');
  });

  it('reports orders that were charged under another shipping policy', async () => {
    const order = paidOrder({ shippingYen: 999 });
    const Item = { ...orderKey(referenceOf(order)), ...order, expiresAt: orderExpiresAt(order) };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    expect(await runCheck(shippingCheck)).toContain(
      `1 order to ship was charged under another shipping policy`,
    );
    expect(findChargedDifferently([paidOrder()])).toEqual([]);
    expect(findChargedDifferently([paidOrder()], shippingPolicies.flat)).toHaveLength(1);
  });

  it('reports a failing API and a check that failed to run, and runs the remaining checks', async () => {
    probe = {
      ...probe,
      call: async () => new Response('', { status: 503, headers: { date: clock().toUTCString() } }),
      mail: () => Promise.reject(new Error('access denied')),
    };
    const { text, failure } = await runDoctor();
    expect(text).toContain('The API returned 503');
    expect(text).toContain('Could not be checked: access denied');
    expect(text).toContain('ok     Queues');
    expect(text).toContain('TO DO  Content');
    expect(failure).toBe('3 problems to fix.');
  });

  it('takes no arguments and changes nothing', async () => {
    const before = await table.items();
    await runDoctor();
    expect(await table.items()).toEqual(before);
    await expect(consoleAt(table, clock)('doctor mail')).rejects.toThrow('takes no arguments');
  });
});

describe('the doctor’s clock check', () => {
  const localTime = new Date('2026-11-22T00:00:00Z');
  it.each([
    ['2026-11-22T00:00:59Z', []],
    ['2026-11-21T23:59:01Z', []],
    ['2026-11-22T00:05:00Z', ['5 min ahead of']],
    ['2026-11-21T23:00:00Z', ['60 min behind']],
    ['', ['does not report its time']],
  ])('compares the time "%s" of a stage with this machine and reports %j', (stageTime, messages) => {
    expect(clockFindings(Date.parse(stageTime), localTime).map(({ text }) => text)).toEqual(
      messages.map((message) => expect.stringContaining(message)),
    );
  });

  it('reports that the time zone of Vanuatu has changed', () => {
    expect(zoneFindings('GMT+11:00')).toEqual([]);
    expect(zoneFindings('GMT+12:00')).toMatchObject([{ level: 'wrong' }]);
  });
});

describe('the doctor’s check of listed dates', () => {
  const current = {
    ships: ['2026-11-22', '2026-12-09'],
    closures: ['2026-12-24'],
    nightsUntilYear: 2026,
    nextTraining: '2029年3月31日',
    edits: [] as DayEdit[],
  };
  const date = calendarDateFrom('2026-12-25');
  const ships = [{ ship: 'Sample Tern', ashoreMinutes: 510, allAboardMinutes: 990 }];
  it.each<[string, Partial<typeof current>, string[]]>([
    ['all dates in the future', {}, []],
    ['all ships gone', { ships: ['2026-11-21'] }, ['wrong']],
    [
      'all ships gone except those that managers have set',
      { ships: ['2026-11-21'], edits: [{ date, ships }] },
      ['note', 'note'],
    ],
    ['a day that managers have set', { edits: [{ date, opening: 'open' }] }, ['note']],
    ['a day that they have reset', { edits: [{ date }] }, []],
    ['some ships gone', { ships: ['2026-11-21', '2026-12-09'] }, ['note']],
    ['no ships', { ships: [] }, []],
    ['a past closure', { closures: ['2025-09-13'] }, ['note']],
    ['Islands Nights of last year', { nightsUntilYear: 2025 }, ['note']],
    ['an overdue training', { nextTraining: '2026年3月31日' }, ['wrong']],
  ])(
    'reports outdated entries as an error or a note, and current entries not at all: %s',
    (_, changes, levels) => {
      expect(pastDates('2026-11-22', { ...current, ...changes }).map(({ level }) => level)).toEqual(levels);
    },
  );
});

it('the doctor names the current shipping policy with its rates', () => {
  expect(describePolicy(shippingPolicies.zoned)).toMatch(
    /“zoned”.*1,300 yen a bottle.*Hokkaido.*2,600 yen a bottle/,
  );
  expect(describePolicy(shippingPolicies.flat)).toMatch(/“flat”.*All of Japan: 2,000 yen an order/);
});

it('the doctor finds sample content at any depth of the site’s content and accepts real content', () => {
  const content = {
    name: 'Real Rum',
    emails: { sender: 'no-reply@real.vu' },
    phones: ['+678 26000'],
    social: [{ url: 'https://facebook.com/real' }],
  };
  expect(samplesIn(content, 'business')).toEqual([]);
  expect(
    samplesIn(
      { ...content, phones: ['+678 00000', '+678 00001'], manager: { name: '見本 太郎' } },
      'business',
    ),
  ).toEqual(['business.phones', 'business.manager.name']);
});
