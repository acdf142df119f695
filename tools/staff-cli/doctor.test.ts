import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookApiVersion } from '../../functions/payments/webhook-state.ts';
import { orderExpiresAt, orderKey } from '../../functions/stores/orders/order-item.ts';
import { stockKey } from '../../functions/stores/orders/stock.ts';
import { paidOrder, referenceOf } from '../../functions/stores/orders/stored-order.testing.ts';
import { type ObservedTable, observedTable } from '../../functions/stores/table/table-content.testing.ts';
import { paymentEvents } from '../../shared/shop/payment-events.ts';
import { products } from '../../shared/shop/products.ts';
import { shippingPolicies } from '../../shared/shop/shipping.ts';
import { orderOf, type TriedStripe, tryStripe } from '../local-stack/stripe/stripe-emulator.testing.ts';
import { consoleAt, type Session } from './console.testing.ts';
import { accountCheck } from './doctor/account.ts';
import type { Check } from './doctor/check.ts';
import { pastDates } from './doctor/past-dates.ts';
import { queuesCheck } from './doctor/queues.ts';
import { samplesIn } from './doctor/sample-content.ts';
import { senderCheck } from './doctor/sender.ts';
import { inForce, paidOtherwise, shippingCheck } from './doctor/shipping.ts';
import { stockCheck } from './doctor/stock.ts';
import { clockFindings, zoneFindings } from './doctor/time.ts';
import { webhookCheck } from './doctor/webhook.ts';
import { OperationProblem, type QueueLevel, type StageProbe } from './operation/operation.ts';

const siteUrl = 'https://rum.example.com';
const endpointUrl = `${siteUrl}/api/stripe-webhook`;
let tried: TriedStripe;
let table: ObservedTable;
let around: StageProbe;
let looks: (readonly QueueLevel[])[];
const clock = () => tried.clock.now();

const allIsWell = { isVerified: true, isSandbox: false, isPaused: false };
const queue = (waiting: number, changes: Partial<QueueLevel> = {}): QueueLevel => ({
  name: 'MailQueue',
  waiting,
  takesDead: false,
  ...changes,
});

beforeAll(async () => {
  tried = await tryStripe();
});
afterAll(() => tried.stop());
beforeEach(async () => {
  tried.clock.set('2026-11-22T10:00:00+11:00');
  tried.stripe.webhooks.set({ mode: 'lose' });
  setEndpoint();
  table = await observedTable();
  for (const { id } of products) await bottles(id, { quantity: 12 });
  looks = [[queue(0), queue(0, { name: 'MailDeadLetters', takesDead: true })]];
  around = {
    mail: async () => allIsWell,
    queues: async () => (looks.length > 1 ? looks.shift() : looks[0]) ?? [],
    call: async () => new Response('{"items":[]}', { headers: { date: clock().toUTCString() } }),
    sleep: async () => {},
    concurrencyLimit: async () => 1000,
  };
});

/** Sets our endpoint at the payment provider up as it should be, but for some changes. */
function setEndpoint(changes: Partial<TriedStripe['stripe']['endpoints'][number]> = {}): void {
  const sound = { url: endpointUrl, status: 'enabled', api_version: webhookApiVersion };
  const [endpoint] = tried.stripe.endpoints;
  if (endpoint)
    tried.stripe.endpoints.splice(0, 1, {
      ...endpoint,
      ...sound,
      enabled_events: [...paymentEvents],
      ...changes,
    });
}

async function bottles(id: string, counts: { quantity: number; sold?: number; held?: number }) {
  const Item = { ...stockKey(id), productId: id, held: 0, sold: 0, lastUpdated: '', ...counts };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** The whole examination: what was said, and what it failed with when it did. */
async function examine(): Promise<{ text: string; failure: string | undefined }> {
  const account = { secretKey: 'sk_test_known', apiUrl: tried.stripe.url };
  const examined = consoleAt(table, clock, undefined, async () => account, around)('doctor');
  const { session, failure } = await examined.then(
    (session) => ({ session, failure: undefined }),
    (problem: OperationProblem & { session: Session }) => ({
      session: problem.session,
      failure: problem instanceof OperationProblem ? problem.message : String(problem),
    }),
  );
  expect(session.questions).toEqual([]);
  return { text: session.text, failure };
}

/** What a single check has to say. */
async function findingsOf(check: Check): Promise<string> {
  const account = { secretKey: 'sk_test_known', apiUrl: tried.stripe.url };
  const staffConsole = { say: () => {}, confirm: async () => false, write: () => false };
  const paymentAccount = async () => account;
  const findings = await check.look({ table, clock, staffConsole, siteUrl, paymentAccount, probe: around });
  return findings.map(({ level, text }) => `${level}: ${text}`).join('\n');
}

describe('the doctor', () => {
  it('finds nothing in a stage where all is well but the samples, which are ours to replace', async () => {
    const { text, failure } = await examine();
    expect(failure).toBeUndefined();
    expect(text.match(/^(WRONG|TO DO) .*/gm)).toEqual(['TO DO  Content']);
    expect(text).toContain('business.emails.sender');
    expect(text).toContain('Nothing is wrong, but there is something to do before the first visitor comes.');
  });

  it.each<[string, Partial<typeof allIsWell>]>([
    ['SES has not verified no-reply@example.com', { isVerified: false }],
    ['sandbox', { isSandbox: true }],
    ['SES has stopped this account', { isPaused: true }],
  ])('of mail: %s', async (sentence, state) => {
    around = { ...around, mail: async () => ({ ...allIsWell, ...state }) };
    expect(await findingsOf(senderCheck)).toMatch(new RegExp(`^wrong: .*${sentence}`));
  });

  it.each([
    [10, 'AWS runs no more than 10 functions of this account at the same time'],
    [999, 'AWS runs no more than 999'],
    [1000, undefined],
  ])('of an account in which Lambda runs %i functions at once', async (atOnce, sentence) => {
    around = { ...around, concurrencyLimit: async () => atOnce };
    const text = await findingsOf(accountCheck);
    if (sentence === undefined) expect(text).toBe('');
    else expect(text).toContain(`wrong: ${sentence}`);
  });

  it.each<[string, QueueLevel[][], string | undefined]>([
    [
      'dead',
      [[queue(2, { name: 'Dead', takesDead: true })]],
      '2 messages could not be handled and lie in Dead',
    ],
    ['stuck', [[queue(3)], [queue(3)]], '3 messages wait in MailQueue and nobody takes them'],
    ['growing', [[queue(1)], [queue(4)]], '4 messages wait in MailQueue'],
    ['being worked off', [[queue(9)], [queue(4)]], undefined],
    [
      'new',
      [
        [queue(1), queue(0, { name: 'B' })],
        [queue(0), queue(1, { name: 'B' })],
      ],
      undefined,
    ],
  ])('of queues whose messages are %s', async (_, levels, sentence) => {
    looks = levels;
    const text = await findingsOf(queuesCheck);
    if (sentence === undefined) expect(text).toBe('');
    else expect(text).toContain(sentence);
  });

  it.each<[string, Parameters<typeof setEndpoint>[0]]>([
    [`it has no endpoint ${endpointUrl}`, { url: 'https://old.example.com/api/stripe-webhook' }],
    ['our endpoint is disabled there', { status: 'disabled' }],
    ['Stripe does not tell us of refund.failed:', { enabled_events: paymentEvents.slice(0, -1) }],
    [
      'Stripe tells us of payout.paid, which we refuse',
      { enabled_events: [...paymentEvents, 'payout.paid'] },
    ],
    ['Stripe’s events are of version 2020-01-01', { api_version: '2020-01-01' }],
  ])('of webhooks: %s', async (sentence, changes) => {
    setEndpoint(changes);
    expect(await findingsOf(webhookCheck)).toContain(sentence);
  });

  it('of webhooks that did not arrive, once they are older than a few minutes', async () => {
    const page = await tried.client.checkout.sessions.create(orderOf(tried.clock));
    tried.stripe.settle(page.id, 'paid');
    expect(await findingsOf(webhookCheck)).toBe('');
    tried.clock.set('2026-11-22T10:41:00+11:00');
    expect(await findingsOf(webhookCheck)).toContain(
      '1 event of Stripe of the last three days did not arrive',
    );
  });

  it('of stock that the orders do not bear out, or that was never counted', async () => {
    await bottles(products[0]?.id ?? '', { quantity: 11, held: 1 });
    expect(await findingsOf(stockCheck)).toContain('1 held in the stock, 0 in orders.');
    table = await observedTable();
    expect(await findingsOf(stockCheck)).toContain('No bottles were ever counted');
  });

  it('of parcels that were paid for by another shipping policy', async () => {
    const order = paidOrder({ shippingYen: 999 });
    const Item = { ...orderKey(referenceOf(order)), ...order, expiresAt: orderExpiresAt(order) };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    expect(await findingsOf(shippingCheck)).toContain(`1 order to be shipped was charged another shipping`);
    expect(paidOtherwise([paidOrder()])).toEqual([]);
    expect(paidOtherwise([paidOrder()], shippingPolicies.flat)).toHaveLength(1);
  });

  it('of an API that fails, and of what cannot be looked at, and looks on', async () => {
    around = {
      ...around,
      call: async () => new Response('', { status: 503, headers: { date: clock().toUTCString() } }),
      mail: () => Promise.reject(new Error('no right')),
    };
    const { text, failure } = await examine();
    expect(text).toContain('The API answers 503');
    expect(text).toContain('Could not be looked at: no right');
    expect(text).toContain('ok     Queues');
    expect(text).toContain('TO DO  Content');
    expect(failure).toBe('2 things to put right.');
  });

  it('takes no more words, and changes nothing', async () => {
    const before = await table.items();
    await examine();
    expect(await table.items()).toEqual(before);
    await expect(consoleAt(table, clock)('doctor mail')).rejects.toThrow('looks at everything');
  });
});

describe('of time', () => {
  const here = new Date('2026-11-22T00:00:00Z');
  it.each([
    ['2026-11-22T00:00:59Z', []],
    ['2026-11-21T23:59:01Z', []],
    ['2026-11-22T00:05:00Z', ['5 min ahead of']],
    ['2026-11-21T23:00:00Z', ['60 min behind']],
    ['', ['does not say what time']],
  ])('a stage that has %s', (there, messages) => {
    expect(clockFindings(Date.parse(there), here).map(({ text }) => text)).toEqual(
      messages.map((one) => expect.stringContaining(one)),
    );
  });

  it('a Vanuatu that has changed its clocks', () => {
    expect(zoneFindings('GMT+11:00')).toEqual([]);
    expect(zoneFindings('GMT+12:00')).toMatchObject([{ level: 'wrong' }]);
  });
});

describe('of dates in lists', () => {
  const sound = {
    ships: ['2026-11-22', '2026-12-09'],
    closures: ['2026-12-24'],
    nightsUntilYear: 2026,
    nextTraining: '2029年3月31日',
  };
  it.each<[string, Partial<typeof sound>, string[]]>([
    ['all to come', {}, []],
    ['ships that have all left', { ships: ['2026-11-21'] }, ['wrong']],
    ['some ships that have left', { ships: ['2026-11-21', '2026-12-09'] }, ['note']],
    ['no ships', { ships: [] }, []],
    ['a closure that is over', { closures: ['2025-09-13'] }, ['note']],
    ['nights of last year', { nightsUntilYear: 2025 }, ['note']],
    ['a training that is overdue', { nextTraining: '2026年3月31日' }, ['wrong']],
  ])('%s', (_, changes, levels) => {
    expect(pastDates('2026-11-22', { ...sound, ...changes }).map(({ level }) => level)).toEqual(levels);
  });
});

it('names the shipping policy in force with its rates', () => {
  expect(inForce(shippingPolicies.zoned)).toMatch(
    /“zoned”.*1,300 yen a bottle.*Hokkaido.*2,600 yen a bottle/,
  );
  expect(inForce(shippingPolicies.flat)).toMatch(/“flat”.*All of Japan: 2,000 yen an order/);
});

it('finds samples wherever they stand, and leaves real content alone', () => {
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
