import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caller } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import type { SignedCall } from '#functions/payments/provider.testing.ts';
import { orderExpiresAt, orderKey, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import { referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { start, startOffice } from '#functions/use-cases/orders/office.testing.ts';
import { receivePayment as contract } from '#shared/contracts/receive-payment.ts';
import { receivePayment } from './receive-payment.ts';

let office: Awaited<ReturnType<typeof startOffice>>;
let shop: ReturnType<typeof office.on>;
let table: ObservedTable;
let log: ReturnType<typeof captureLog>;
let order: StoredOrder;

beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.stop());
beforeEach(async () => {
  office.provider.clock.set(start);
  table = await observedTable();
  shop = office.on(table);
  order = await shop.paid({ email: 'marker@example.com' });
  log = captureLog();
});

const receive = (sent: SignedCall) =>
  caller(
    contract,
    receivePayment({
      orders: shop.orders,
      payments: office.provider.payments,
      signingSecret: async () => office.provider.secret,
      clock: office.clock,
    }),
  )(sent);
type Step = Parameters<typeof office.provider.stripe.dispute>[1];
/** The events that the provider sends for these steps of a dispute, an hour apart, without unsubscribed types. */
function eventsOf(...steps: Step[]): SignedCall[] {
  const before = office.provider.stripe.events().length;
  for (const [index, step] of steps.entries()) {
    office.provider.clock.set(new Date(Date.parse(start) + (index + 1) * 3_600_000).toISOString());
    office.provider.stripe.dispute(String(order.paymentIntent), step, 'product_not_received');
  }
  const events = office.provider.stripe.events().slice(before);
  return events
    .filter(({ event }) => event.type !== 'charge.dispute.updated')
    .map(({ event }) => office.provider.sign(event));
}
const alarms = () => log.lines().filter(({ code }) => code === 'payment.disputed');

describe('events of a dispute', () => {
  it('are stored on the order of their payment, with reason, amount and the deadline for a response', async () => {
    const events = eventsOf('opened');
    expect(events).toHaveLength(2);
    for (const event of events) expect(await receive(event)).toMatchObject({ status: 200 });
    const at = Math.floor(Date.parse(start) / 1000) + 3600;
    expect((await shop.now(order)).disputes).toEqual([
      {
        id: expect.stringMatching(/^du_/),
        status: 'needs_response',
        statusAt: at,
        reason: 'product_not_received',
        yen: order.totalYen,
        openedAt: at,
        answerBy: at + 7 * 86_400,
        withdrawnAt: at,
      },
    ]);
    expect(alarms()).toMatchObject([{ orderId: order.id, standing: 'open', isShipped: false }, {}]);
    expect(log.text()).not.toContain('marker@');
    expect(log.text()).not.toContain(order.reference);
  });

  it.each<[Step[], string, boolean]>([
    [['opened', 'evidence-submitted', 'won'], 'won', true],
    [['opened', 'lost'], 'lost', false],
    [['inquiry-opened', 'evidence-submitted', 'dropped'], 'warning_closed', false],
    [['inquiry-opened', 'opened', 'won'], 'won', true],
  ])(
    '(%j) produce the same state in every order of delivery, even if delivered twice',
    async (steps, status, isReinstated) => {
      const events = eventsOf(...steps);
      const undisputedOrder = await shop.now(order);
      for (const delivery of [events, events.toReversed(), [...events, ...events].toReversed()]) {
        // Restores the order as it was before the first event.
        const Item = {
          ...orderKey(referenceOf(order)),
          ...undisputedOrder,
          expiresAt: orderExpiresAt(undisputedOrder),
        };
        await table.client.send(new PutCommand({ TableName: table.name, Item }));
        for (const event of delivery) expect(await receive(event)).toMatchObject({ status: 200 });
        const [dispute, ...more] = (await shop.now(order)).disputes ?? [];
        expect(more).toEqual([]);
        expect(dispute?.status).toBe(status);
        expect(dispute?.reinstatedAt !== undefined).toBe(isReinstated);
      }
    },
  );

  it('raise no alarm when the dispute is won', async () => {
    const events = eventsOf('opened', 'won');
    for (const event of events) await receive(event);
    const count = alarms().length;
    const last = events.at(-1);
    if (last) await receive(last);
    expect(alarms()).toHaveLength(count);
    expect(alarms().every(({ standing }) => standing === 'open')).toBe(true);
  });

  it('of a payment without an order are refused, so that Stripe reports them as failed', async () => {
    const [event] = eventsOf('opened');
    const { type, data } = JSON.parse(String(event?.body));
    const foreignEvent = {
      ...JSON.parse(String(event?.body)),
      data: { object: { ...data.object, payment_intent: null } },
    };
    expect(type).toBe('charge.dispute.created');
    expect(await receive(office.provider.sign(foreignEvent))).toMatchObject({
      status: 404,
      json: { kind: 'not-found' },
    });
    expect((await shop.now(order)).disputes).toBeUndefined();
  });

  it('of a type that the site does not subscribe to change nothing', async () => {
    eventsOf('opened', 'evidence-submitted');
    const updated = office.provider.stripe
      .events()
      .find(({ event }) => event.type === 'charge.dispute.updated');
    const before = await shop.now(order);
    expect((await receive(office.provider.sign(updated?.event))).status).toBe(200);
    expect(await shop.now(order)).toEqual(before);
  });
});
