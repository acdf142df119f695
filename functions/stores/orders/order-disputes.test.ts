import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Dispute } from '#shared/shop/disputes.ts';
import { shipmentProblem } from '#shared/shop/fulfilment.ts';
import type { PaymentReport } from '#shared/shop/payment-report.ts';
import { type ObservedTable, observedTable } from '../table/table-content.testing.ts';
import type { StoredOrder } from './order-item.ts';
import { orderStore } from './orders.ts';
import { bottlesOf, newOrderOf, putBottles, reportOf, yumi } from './stocked-shop.testing.ts';
import { referenceOf } from './stored-order.testing.ts';

let table: ObservedTable;
let orders: ReturnType<typeof orderStore>;
const clock = () => new Date('2026-11-21T12:00:00+11:00');

beforeEach(async () => {
  table = await observedTable();
  orders = orderStore(table, clock);
  await putBottles(table, { [yumi]: 24 });
});

async function payOrder(): Promise<StoredOrder> {
  const order = newOrderOf();
  await orders.place(order);
  await orders.settle(reportOf(order, 'paid'));
  return currentOrder(order);
}
const currentOrder = async (order: StoredOrder) => (await orders.find(referenceOf(order))) as StoredOrder;
const eventOf = async ({ id }: StoredOrder) =>
  ((await table.items()).find(({ sk }) => sk === `ORDER#${id}`)?.event as { type: string } | undefined)?.type;
const reportDispute = (order: StoredOrder, changes: Partial<Dispute> = {}): PaymentReport => ({
  reference: order.reference,
  at: changes.statusAt ?? 100,
  paymentIntent: order.paymentIntent,
  currency: 'jpy',
  disputes: [
    {
      id: 'du_1',
      status: 'needs_response',
      statusAt: 100,
      reason: 'fraudulent',
      yen: 1,
      openedAt: 100,
      ...changes,
    },
  ],
});

describe('a disputed order', () => {
  it('stays paid, keeps its bottles sold and publishes no event', async () => {
    const order = await payOrder();
    expect(await orders.settle(reportDispute(order))).toMatchObject({ result: 'changed' });
    expect(await currentOrder(order)).toMatchObject({
      status: 'paid',
      stock: 'sold',
      disputes: [{ id: 'du_1' }],
    });
    expect(await eventOf(order)).toBeUndefined();
    expect((await bottlesOf(table))[yumi]).toEqual([23, 0, 1]);
    expect(await orders.settle(reportDispute(order))).toMatchObject({ result: 'unchanged' });
  });

  it('is not shipped until the dispute is won', async () => {
    const order = await payOrder();
    await orders.settle(reportDispute(order));
    expect(await orders.ship(referenceOf(order), 'T1')).toMatchObject({ result: 'unchanged' });
    await orders.settle(reportDispute(order, { status: 'won', statusAt: 900 }));
    expect(await orders.ship(referenceOf(order), 'T1')).toMatchObject({ result: 'changed' });
  });

  it('is refunded during an inquiry, but not after the bank has withdrawn the payment', async () => {
    const [inquiry, chargeback] = [await payOrder(), await payOrder()];
    await orders.settle(reportDispute(inquiry, { status: 'warning_needs_response' }));
    await orders.settle(reportDispute(chargeback));
    expect(await orders.refund(referenceOf(inquiry), 'by-house')).toMatchObject({ result: 'changed' });
    expect(await orders.refund(referenceOf(chargeback), 'by-house')).toMatchObject({ result: 'unchanged' });
  });

  it('can be closed after the dispute is lost, which returns the bottles to stock once and sends no email', async () => {
    const order = await payOrder();
    await orders.settle(reportDispute(order));
    expect(await orders.close(referenceOf(order))).toMatchObject({ result: 'unchanged' });
    await orders.settle(reportDispute(order, { status: 'lost', statusAt: 900 }));
    const outcomes = await Promise.all(
      ['mia', 'noa', 'mia'].map((by) => orders.close(referenceOf(order), { by })),
    );
    expect(outcomes.filter(({ result }) => result === 'changed')).toHaveLength(1);
    expect(await currentOrder(order)).toMatchObject({
      status: 'refunded',
      stock: 'none',
      refundedAt: expect.any(Number),
      disputeAccepted: { by: expect.any(String) },
    });
    expect(await eventOf(order)).toBeUndefined();
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });

  it('records no dispute about another payment or in another currency', async () => {
    const order = await payOrder();
    expect(await orders.settle({ ...reportDispute(order), paymentIntent: 'pi_other' })).toEqual({
      result: 'other-payment',
    });
    expect(await orders.settle({ ...reportDispute(order), currency: 'usd' })).toEqual({
      result: 'other-amount',
    });
    expect((await currentOrder(order)).disputes).toBeUndefined();
  });
});

describe('a refund of an order', () => {
  it('is marked as failed until a retry succeeds, and again if it fails later', async () => {
    const order = await payOrder();
    expect(await orders.recordFailedRefund(referenceOf(order))).toMatchObject({ result: 'unchanged' });
    await orders.refund(referenceOf(order), 'by-house', { by: 'mia', on: 'desk', commandId: 'c1' });
    expect((await currentOrder(order)).refundDecided).toMatchObject({
      by: 'mia',
      on: 'desk',
      commandId: 'c1',
    });
    for (const result of ['changed', 'unchanged'])
      expect(await orders.recordFailedRefund(referenceOf(order))).toMatchObject({ result });
    expect((await currentOrder(order)).refundFailedAt).toBeDefined();
    await orders.confirmRefund(referenceOf(order));
    expect((await currentOrder(order)).refundFailedAt).toBeUndefined();
    await orders.settle({
      ...reportOf(order, 'refunded'),
      status: undefined,
      hasRefundFailed: true,
      at: 777,
    });
    expect(await currentOrder(order)).toMatchObject({ refundFailedAt: 777 });
    expect((await currentOrder(order)).refundedAt).toBeUndefined();
  });
});

/** Concurrent commands of two managers, and a dispute opened by a bank. */
const acts = {
  ship: (order: StoredOrder) => orders.ship(referenceOf(order), 'MIA-123', { by: 'mia' }),
  'ship under another number': (order: StoredOrder) =>
    orders.ship(referenceOf(order), 'NOA-123', { by: 'noa' }),
  refund: (order: StoredOrder) =>
    orders.refund(
      referenceOf(order),
      'by-house',
      { by: 'noa' },
      { totalYen: order.totalYen, isShipped: false },
    ),
  'refund again': (order: StoredOrder) =>
    orders.refund(
      referenceOf(order),
      'by-house',
      { by: 'mia' },
      { totalYen: order.totalYen, isShipped: false },
    ),
  dispute: (order: StoredOrder) => orders.settle(reportDispute(order)),
} as const;
type Act = keyof typeof acts;

describe('concurrent commands on one order', () => {
  it.each<[Act, Act]>([
    ['ship', 'ship under another number'],
    ['ship', 'refund'],
    ['refund', 'refund again'],
  ])('to %s and to %s leave one success and a correct stock', async (one, other) => {
    for (let round = 0; round < 12; round += 1) {
      await putBottles(table, { [yumi]: 3 });
      const order = await payOrder();
      const outcomes = await Promise.all(
        (round % 2 ? [one, other] : [other, one]).map((act) => acts[act](order)),
      );
      expect(outcomes.filter(({ result }) => result === 'changed')).toHaveLength(1);
      const { status, shipped } = await currentOrder(order);
      expect([status === 'refunded', shipped !== undefined].filter(Boolean)).toHaveLength(1);
      expect((await bottlesOf(table))[yumi]).toEqual(shipped ? [2, 0, 1] : [3, 0, 0]);
    }
  });

  it('to ship it, while a bank opens a dispute, succeed at most once and never after the dispute is recorded', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(['ship', 'ship under another number', 'dispute'] as const, { minLength: 3 }),
        async (shuffledActs) => {
          await putBottles(table, { [yumi]: 3 });
          const order = await payOrder();
          await Promise.all(shuffledActs.map((act) => acts[act](order)));
          const stored = await currentOrder(order);
          expect(stored.disputes).toHaveLength(1);
          expect(shipmentProblem(stored)).toBe(stored.shipped ? 'shipped' : 'disputed');
          expect(await acts.ship(order)).toMatchObject({ result: 'unchanged' });
        },
      ),
      { numRuns: 12 },
    );
  });
});
