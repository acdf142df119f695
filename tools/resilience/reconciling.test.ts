import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, startRig } from './harness.ts';
import { mailsOf } from './mails-of.ts';
import { trialTimeout } from './scenario.ts';
import { deskOf } from './shop/desk-of.ts';
import { formFor, slotSource } from './slots-for-scenarios.ts';
import { until } from './until.ts';

const yumi = '2000000600017';
const house = 'operations@example.com';

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
  rig.twin.stripe.webhooks.set({ mode: 'lose' });
});
afterEach(async () => {
  rig.break([]);
  await rig.isSettled();
});
afterAll(async () => {
  await rig.stop();
});

let customers = 0;

interface Bought {
  readonly email: string;
  readonly sessionId: string;
  readonly reference: string;
}

/** One bottle to Okinawa, as far as the payment page. */
async function checkOut(): Promise<Bought> {
  customers += 1;
  const email = `reconciled-${customers}@example.com`;
  const { body } = await rig.visitor.call('POST', '/api/stripe', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      cartItems: [{ id: yumi, quantity: 1 }],
      email,
      prefecture: 'JP-47',
      successUrl: `${rig.twin.url}/payment-success`,
      cancelUrl: `${rig.twin.url}/payment-cancel`,
    },
  });
  const sessionId = String(body.url).split('/').at(-1) ?? '';
  const reference = rig.twin.stripe.books.sessions[sessionId]?.session.client_reference_id ?? '';
  return { email, sessionId, reference };
}

async function statusOf({ reference }: Bought): Promise<string> {
  const { body } = await rig.visitor.call('GET', `/api/stripe?order=${reference}`);
  return String((body as unknown as { order: { status: string } }).order.status);
}
const isSoon = (bought: Bought, status: string) =>
  until(async () => ((await statusOf(bought)) === status ? true : undefined));

/** Minutes pass, on which nothing that Stripe says arrives. */
const wait = (minutes: number): void =>
  rig.twin.clock.set(new Date(rig.twin.clock.now().getTime() + minutes * 60_000));

/** As EventBridge Scheduler does every five minutes. */
const fire = (at = new Date(Math.floor(rig.twin.clock.now().getTime() / 300_000) * 300_000)): Promise<void> =>
  fireOf('Reconciliation', at);

function fireOf(task: string, at: Date): Promise<void> {
  const schedule = rig.twin.schedules.find(({ id }) => id.startsWith(task));
  if (schedule === undefined) throw new Error('There is no such schedule');
  return schedule.fire(at);
}

async function freeBottles(): Promise<number> {
  const { body } = await rig.visitor.call('GET', '/api/inventory');
  const { inventory } = body as unknown as { inventory: { productId: string; quantity: number }[] };
  return inventory.find(({ productId }) => productId === yumi)?.quantity ?? Number.NaN;
}
const toHouse = (reference: string) => mailsOf(rig, house).filter(({ text }) => text?.includes(reference));

describe('when nothing that Stripe says arrives', () => {
  test('for three days, an order that was paid is paid, and told of once, whoever looks how often', {
    timeout: trialTimeout,
  }, async () => {
    const bottles = await freeBottles();
    const [paid, left] = [await checkOut(), await checkOut()];
    rig.twin.stripe.settle(paid.sessionId, 'paid');
    wait(3 * 24 * 60);
    await Promise.all([fire(), fire(), fire()]);
    expect(await isSoon(paid, 'paid')).toBe(true);
    expect(await isSoon(left, 'expired')).toBe(true);
    await fire();
    expect(await rig.isSettled()).toBe(true);
    expect(mailsOf(rig, paid.email).map(({ subject }) => subject)).toEqual(['ご注文ありがとうございます']);
    expect(toHouse(paid.reference)).toHaveLength(1);
    expect(mailsOf(rig, left.email)).toEqual([]);
    expect(await freeBottles()).toBe(bottles - 1);
    expect(rig.twin.refusals).toEqual([]);
    const used = rig.twin.calls
      .filter(({ functionId }) => functionId.startsWith('ReconcileOrders'))
      .map(({ service, operation }) => `${service}:${operation}`);
    for (const right of ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:TransactWriteItems']) {
      expect(used).toContain(right);
    }
    expect(used).toContain('ssm:GetParameter');
  });

  test.each([
    ['ssm', undefined, 'kill-before'],
    ['stripe', undefined, 'kill-before'],
    ['stripe', undefined, 'kill-after'],
    ['dynamodb', 'TransactWriteItems', 'kill-before'],
    ['dynamodb', 'TransactWriteItems', 'kill-after'],
  ] as const)(
    'and the reconciler is killed (%s %s, %s), the next one completes it, and one mail goes out',
    {
      timeout: trialTimeout,
    },
    async (service, operation, kind) => {
      const bottles = await freeBottles();
      const paid = await checkOut();
      rig.twin.stripe.settle(paid.sessionId, 'paid');
      wait(34);
      // What an environment has read from Systems Manager it keeps.
      await rig.twin.kill('ReconcileOrders');
      rig.break([
        {
          service,
          caller: 'ReconcileOrders',
          times: 1,
          effect: { kind },
          ...(operation && { operation }),
        },
      ]);
      await fire();
      expect(await isSoon(paid, 'paid')).toBe(true);
      await fire();
      expect(await rig.isSettled()).toBe(true);
      expect(mailsOf(rig, paid.email)).toHaveLength(1);
      expect(await freeBottles()).toBe(bottles - 1);
    },
  );
});

test('a refund that staff have decided is made once, by the reconciler where Stripe did not answer, and told to both', {
  timeout: trialTimeout,
}, async () => {
  const { stripe } = rig.twin;
  const bottles = await freeBottles();
  const paid = await checkOut();
  stripe.settle(paid.sessionId, 'paid');
  wait(34);
  await fire();
  expect(await isSoon(paid, 'paid')).toBe(true);
  const before = Object.keys(stripe.books.refunds).length;
  const ops = deskOf(rig);
  // It is made, and we never hear of it.
  rig.break([{ service: 'stripe', operation: 'POST /v1/refunds', times: 4, effect: { kind: 'drop-after' } }]);
  await expect(ops(`orders refund ${paid.reference}`)).rejects.toThrow('will be made by itself');
  rig.break([]);
  await Promise.all([fire(), fire()]);
  const isTold = () => (mailsOf(rig, paid.email).length === 2 ? true : undefined);
  expect(await until(isTold)).toBe(true);
  expect(await rig.isSettled()).toBe(true);
  expect(mailsOf(rig, paid.email).map(({ subject }) => subject)).toEqual([
    'ご注文ありがとうございます',
    'ご返金のお知らせ',
  ]);
  expect(toHouse(paid.reference).map(({ subject }) => subject.slice(0, 11))).toEqual([
    'Order to sh',
    'Do not ship',
  ]);
  expect(Object.keys(stripe.books.refunds).length - before).toBe(1);
  expect(await freeBottles()).toBe(bottles);
  expect((await ops('orders stock')).said.at(-1)).toBe('The stock agrees with the orders.');
});

test('of what happens while the stream is lost, everybody is told once, by the nightly look for missing mails', {
  timeout: trialTimeout,
}, async () => {
  // Days may have passed since the rig was started.
  const slots = slotSource(rig.twin.clock.now());
  const [kept, cancelled] = [formFor(slots.next()), formFor(slots.next())];
  const enquiry = { name: 'Ana', email: 'lost@example.com', eventName: 'Lost', peopleCount: '9' };
  for (const pipe of rig.twin.pipes) pipe.lose(true);
  const booked = [await rig.visitor.book(kept), await rig.visitor.book(cancelled)];
  expect(booked.map(({ status }) => status)).toEqual([201, 201]);
  await rig.visitor.cancel(String(booked[1]?.body.data?.reference));
  await rig.visitor.call('POST', '/api/send-event-email', {
    body: { ...enquiry, catering: 'no', description: 'By the sea' },
  });
  await Promise.all(rig.twin.pipes.map((pipe) => pipe.caughtUp()));
  for (const pipe of rig.twin.pipes) pipe.lose(false);
  wait(60);
  const told = () =>
    [kept.email, cancelled.email, enquiry.email].map((email) =>
      mailsOf(rig, email).map(({ subject }) => subject.split(':')[0]),
    );
  expect(told()).toEqual([[], [], []]);

  const night = () => fireOf('MissingMails', rig.twin.clock.now());
  await Promise.all([night(), night(), night()]);
  expect(await rig.isSettled()).toBe(true);
  await night();
  expect(await rig.isSettled()).toBe(true);
  expect(told()).toEqual([['Your booking'], ['Cancelled'], ['Your event enquiry']]);
  expect(rig.twin.refusals).toEqual([]);
  const used = rig.twin.calls.filter(({ functionId }) => functionId.startsWith('ReconcileMails'));
  expect([...new Set(used.map(({ operation }) => operation))].sort()).toEqual([
    'BatchGetItem',
    'Query',
    'SendMessageBatch',
  ]);
});
