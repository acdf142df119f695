import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inFull, isFullRun } from '#shared/full-run.testing.ts';
import { emailsOf } from '../harness/emails-of.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { formFor, slotSource } from '../harness/slots-for-scenarios.ts';
import { openStaffCommands } from './shop/console-of.ts';

const yumi = '2000000600017';
const staffEmail = 'operations@example.com';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  harness.localStack.stripe.webhooks.set({ mode: 'lose' });
});
afterEach(async () => {
  harness.break([]);
  await harness.waitUntilIdle();
});
afterAll(async () => {
  await harness.stop();
});

let customerCount = 0;

interface Purchase {
  readonly email: string;
  readonly sessionId: string;
  readonly reference: string;
}

/** Orders a bottle to Okinawa, as far as the payment page. */
async function checkOut(): Promise<Purchase> {
  customerCount += 1;
  const email = `reconciled-${customerCount}@example.com`;
  const { body } = await harness.visitor.call('POST', '/api/stripe', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      cartItems: [{ id: yumi, quantity: 1 }],
      email,
      prefecture: 'JP-47',
      successUrl: `${harness.localStack.url}/payment-success`,
      cancelUrl: `${harness.localStack.url}/payment-cancel`,
    },
  });
  const sessionId = String(body.url).split('/').at(-1) ?? '';
  const reference = harness.localStack.stripe.books.sessions[sessionId]?.session.client_reference_id ?? '';
  return { email, sessionId, reference };
}

async function statusOf({ reference }: Purchase): Promise<string> {
  const { body } = await harness.visitor.call('GET', `/api/stripe?order=${reference}`);
  return String((body as unknown as { order: { status: string } }).order.status);
}
const waitForStatus = (purchase: Purchase, status: string) =>
  pollUntil(async () => ((await statusOf(purchase)) === status ? true : undefined));

/** Advances the clock, without webhooks. */
const advanceClock = (minutes: number): void =>
  harness.localStack.clock.set(new Date(harness.localStack.clock.now().getTime() + minutes * 60_000));

/** Fires as EventBridge Scheduler does every five minutes. */
const fireReconciliation = (
  at = new Date(Math.floor(harness.localStack.clock.now().getTime() / 300_000) * 300_000),
): Promise<void> => fireSchedule('Reconciliation', at);

function fireSchedule(task: string, at: Date): Promise<void> {
  const schedule = harness.localStack.schedules.find(({ id }) => id.startsWith(task));
  if (schedule === undefined) throw new Error('There is no such schedule');
  return schedule.fire(at);
}

async function countFreeBottles(): Promise<number> {
  const { body } = await harness.visitor.call('GET', '/api/inventory');
  const { inventory } = body as unknown as { inventory: { productId: string; quantity: number }[] };
  return inventory.find(({ productId }) => productId === yumi)?.quantity ?? Number.NaN;
}
const emailsToStaff = (reference: string) =>
  emailsOf(harness, staffEmail).filter(({ text }) => text?.includes(reference));

describe('after lost webhooks', () => {
  test('for three days, the reconciler marks an order as paid and sends one confirmation, even if it runs several times', {
    timeout: scenarioTimeout,
  }, async () => {
    const bottles = await countFreeBottles();
    const [paid, abandoned] = [await checkOut(), await checkOut()];
    harness.localStack.stripe.settle(paid.sessionId, 'paid');
    advanceClock(3 * 24 * 60);
    await Promise.all([fireReconciliation(), fireReconciliation(), fireReconciliation()]);
    expect(await waitForStatus(paid, 'paid')).toBe(true);
    expect(await waitForStatus(abandoned, 'expired')).toBe(true);
    await fireReconciliation();
    expect(await harness.waitUntilIdle()).toBe(true);
    expect(emailsOf(harness, paid.email).map(({ subject }) => subject)).toEqual([
      'ご注文ありがとうございます',
    ]);
    expect(emailsToStaff(paid.reference)).toHaveLength(1);
    expect(emailsOf(harness, abandoned.email)).toEqual([]);
    expect(await countFreeBottles()).toBe(bottles - 1);
    expect(harness.localStack.refusals).toEqual([]);
    const operations = harness.localStack.calls
      .filter(({ functionId }) => functionId.startsWith('ReconcileOrders'))
      .map(({ service, operation }) => `${service}:${operation}`);
    for (const action of ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:TransactWriteItems']) {
      expect(operations).toContain(action);
    }
    expect(operations).toContain('ssm:GetParameter');
  });

  const kills = [
    ['stripe', undefined, 'kill-after'],
    ['dynamodb', 'TransactWriteItems', 'kill-after'],
    ['ssm', undefined, 'kill-before'],
    ['stripe', undefined, 'kill-before'],
    ['dynamodb', 'TransactWriteItems', 'kill-before'],
  ] as const;

  test.each(isFullRun ? kills : kills.slice(0, 1))(
    'the run after a killed run of the reconciler (%s %s, %s) completes the order and sends one email',
    {
      timeout: scenarioTimeout,
    },
    async (service, operation, kind) => {
      const bottles = await countFreeBottles();
      const paid = await checkOut();
      harness.localStack.stripe.settle(paid.sessionId, 'paid');
      advanceClock(34);
      // Environments cache the values of Systems Manager.
      await harness.localStack.kill('ReconcileOrders');
      harness.break([
        {
          service,
          caller: 'ReconcileOrders',
          times: 1,
          effect: { kind },
          ...(operation && { operation }),
        },
      ]);
      await fireReconciliation();
      expect(await waitForStatus(paid, 'paid')).toBe(true);
      await fireReconciliation();
      expect(await harness.waitUntilIdle()).toBe(true);
      expect(emailsOf(harness, paid.email)).toHaveLength(1);
      expect(await countFreeBottles()).toBe(bottles - 1);
    },
  );
});

test('a refund decided by staff is executed once, by the reconciler if Stripe’s response was lost, and reported to customer and staff by email', {
  timeout: scenarioTimeout,
}, async () => {
  const { stripe } = harness.localStack;
  const bottles = await countFreeBottles();
  const paid = await checkOut();
  stripe.settle(paid.sessionId, 'paid');
  advanceClock(34);
  await fireReconciliation();
  // For an order that is refunded before its confirmation is sent, only the refund email is sent.
  expect(await pollUntil(() => (emailsOf(harness, paid.email).length === 1 ? true : undefined))).toBe(true);
  expect(await harness.waitUntilIdle()).toBe(true);
  const refundsBefore = Object.keys(stripe.books.refunds).length;
  const ops = openStaffCommands(harness);
  // Stripe performs the refund, but the response is lost.
  harness.break([
    { service: 'stripe', operation: 'POST /v1/refunds', times: 4, effect: { kind: 'drop-after' } },
  ]);
  await expect(ops(`orders refund ${paid.reference}`)).rejects.toThrow('is retried automatically');
  harness.break([]);
  await Promise.all([fireReconciliation(), fireReconciliation()]);
  const isNotified = () => (emailsOf(harness, paid.email).length === 2 ? true : undefined);
  // On a busy machine both runs may time out at Stripe; the next one is five minutes later.
  if ((await pollUntil(isNotified, 30_000)) === undefined) {
    advanceClock(5);
    await fireReconciliation();
  }
  expect(await pollUntil(isNotified)).toBe(true);
  expect(await harness.waitUntilIdle()).toBe(true);
  expect(emailsOf(harness, paid.email).map(({ subject }) => subject)).toEqual([
    'ご注文ありがとうございます',
    'ご返金のお知らせ',
  ]);
  expect(emailsToStaff(paid.reference).map(({ subject }) => subject.slice(0, 11))).toEqual([
    'Order to sh',
    'Do not ship',
  ]);
  expect(Object.keys(stripe.books.refunds).length - refundsBefore).toBe(1);
  expect(await countFreeBottles()).toBe(bottles);
  expect((await ops('orders stock')).output.at(-1)).toBe('The stock agrees with the orders.');
});

test('the nightly check for missing emails sends each email once whose event was lost with the stream', {
  timeout: scenarioTimeout,
}, async () => {
  // Days may have passed since the harness was started.
  const slots = slotSource(harness.localStack.clock.now());
  const [confirmedForm, cancelledForm] = [formFor(slots.next()), formFor(slots.next())];
  const enquiry = { name: 'Ana', email: 'lost@example.com', eventName: 'Lost', peopleCount: '9' };
  for (const pipe of harness.localStack.pipes) pipe.lose(true);
  const bookings = [await harness.visitor.book(confirmedForm), await harness.visitor.book(cancelledForm)];
  expect(bookings.map(({ status }) => status)).toEqual([201, 201]);
  await harness.visitor.cancel(String(bookings[1]?.body.data?.reference));
  await harness.visitor.call('POST', '/api/send-event-email', {
    body: { ...enquiry, catering: 'no', description: 'By the sea' },
  });
  await Promise.all(harness.localStack.pipes.map((pipe) => pipe.waitUntilForwarded()));
  for (const pipe of harness.localStack.pipes) pipe.lose(false);
  advanceClock(60);
  const subjectsByGuest = () =>
    [confirmedForm.email, cancelledForm.email, enquiry.email].map((email) =>
      emailsOf(harness, email).map(({ subject }) => subject.split(':')[0]),
    );
  expect(subjectsByGuest()).toEqual([[], [], []]);

  const runNightlyCheck = () => fireSchedule('MissingMails', harness.localStack.clock.now());
  // Each run reads every day of the booking window.
  await Promise.all(Array.from({ length: inFull(3, 2) }, runNightlyCheck));
  expect(await harness.waitUntilIdle()).toBe(true);
  await runNightlyCheck();
  expect(await harness.waitUntilIdle()).toBe(true);
  expect(subjectsByGuest()).toEqual([['Your booking'], ['Cancelled'], ['Your event enquiry']]);
  expect(harness.localStack.refusals).toEqual([]);
  const operations = harness.localStack.calls.filter(({ functionId }) =>
    functionId.startsWith('ReconcileEmails'),
  );
  expect([...new Set(operations.map(({ operation }) => operation))].sort()).toEqual([
    'BatchGetItem',
    // These bookings are also missing from the index by address, whose digests need the secret.
    'PutItem',
    'Query',
    'SendMessageBatch',
    'UpdateItem',
  ]);
});
