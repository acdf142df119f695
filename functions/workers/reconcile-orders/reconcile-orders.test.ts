import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { orderExpiresAt, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { ListedOrderEntry } from '#functions/stores/orders/order-list.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import { paidOrder, referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { setStock } from '#functions/use-cases/stock/set-stock.ts';
import type { DueEvent } from '#shared/events/due-event.ts';
import { placeOfOrder } from '#shared/shop/order-listed.ts';
import { type ReconcilingDeps, reconcileOrders } from './reconcile-orders.ts';
import { firstBottles, shopWithoutWebhooks } from './shop.testing.ts';

const totalBottles = 3 * firstBottles;
/** Bottles of an order, including a sample. */
const orderedBottles = 4;

let shop: Awaited<ReturnType<typeof shopWithoutWebhooks>>;
const log = testLog();
beforeEach(async () => {
  shop = await shopWithoutWebhooks();
});
afterEach(() => shop.stop());

/** The event of a scheduled run: by default between full hours, so that the run does no hourly work. */
const due = (at = '2026-11-24T08:40:00Z'): DueEvent => ({
  id: 'execution',
  type: 'reconciliation.due',
  scheduledAt: at,
});
const hourlyRun = due('2026-11-24T09:00:00Z');

const reconcile = (event = due(), parts: Partial<ReconcilingDeps> = {}, remainingMilliseconds = 30_000) =>
  reconcileOrders({
    orders: shop.orders,
    stock: stockStore(shop.table),
    payments: shop.payments,
    clock: () => shop.clock.now(),
    ...parts,
  })(event, { remainingMilliseconds });

const refundsMade = () => Object.keys(shop.stripe.books.refunds).length;

describe('an order with lost webhooks', () => {
  it('becomes paid, with its address and an event, if Stripe reports the payment', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(34);
    expect(await reconcile()).toBe('handled');
    expect(await shop.now(order)).toMatchObject({
      status: 'paid',
      stock: 'sold',
      addressMismatch: false,
      shipTo: { state: expect.any(String) },
    });
    expect(await shop.lastEvent(order)).toBe('order.paid');
    expect(await shop.bottles()).toEqual([totalBottles - orderedBottles, 0, orderedBottles]);
  });

  it('becomes paid on the first run after three days without webhooks', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(3 * 24 * 60);
    await reconcile();
    expect((await shop.now(order)).status).toBe('paid');
  });

  it('becomes paid on the first run after a month without webhooks', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(30 * 24 * 60);
    expect(await reconcile()).toBe('handled');
    expect((await shop.now(order)).status).toBe('paid');
  });

  it('releases the bottles if it is unpaid', async () => {
    const { order } = await shop.checkout();
    shop.wait(34);
    await reconcile();
    expect(await shop.now(order)).toMatchObject({ status: 'expired', stock: 'none' });
    expect(await shop.bottles()).toEqual([totalBottles, 0, 0]);
    expect(await shop.lastEvent(order)).toBeUndefined();
  });

  it('is not checked at Stripe in the first 32 minutes', async () => {
    await shop.checkout();
    shop.wait(32);
    const requestCount = shop.stripe.requests.length;
    expect(await reconcile()).toBe('skipped');
    expect(shop.stripe.requests.length).toBe(requestCount);
  });
});

describe('an order whose payment page id was lost', () => {
  it('becomes paid if Stripe reports the payment', async () => {
    const { order, sessionId } = await shop.checkout(false);
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(35);
    await reconcile();
    expect(await shop.now(order)).toMatchObject({ status: 'paid', session: { id: sessionId } });
  });

  it('releases the bottles if it is unpaid', async () => {
    const { order } = await shop.checkout(false);
    shop.wait(35);
    await reconcile();
    expect((await shop.now(order)).status).toBe('expired');
    expect(await shop.bottles()).toEqual([totalBottles, 0, 0]);
  });

  it('releases the bottles if no payment page was opened', async () => {
    const order = await shop.place();
    shop.wait(33);
    expect(await reconcile()).toBe('skipped');
    shop.wait(2);
    await reconcile();
    expect(await shop.now(order)).toMatchObject({ status: 'failed', stock: 'none' });
    expect(await shop.bottles()).toEqual([totalBottles, 0, 0]);
  });
});

describe('the bottles of an order whose payment page is overdue by the local clock', () => {
  it('are released once the run has made Stripe expire the page', async () => {
    const { order, sessionId } = await shop.checkout();
    const { expiresAt } = (await shop.now(order)).session ?? { expiresAt: 0 };
    const afterExpiry = new Date((expiresAt + 600) * 1000);
    // Our clock is ahead: for Stripe the page is still open.
    await reconcile(due(), { clock: () => afterExpiry });
    expect(shop.stripe.books.sessions[sessionId]?.session.status).toBe('expired');
    expect((await shop.now(order)).status).toBe('expired');
    expect(await shop.bottles()).toEqual([totalBottles, 0, 0]);
  });

  it('are sold if a payment arrives just before Stripe expires the page', async () => {
    const { order, sessionId } = await shop.checkout();
    const { expiresAt } = (await shop.now(order)).session ?? { expiresAt: 0 };
    const expire: ReconcilingDeps['payments']['expire'] = (id) => {
      shop.stripe.settle(sessionId, 'paid');
      return shop.payments.expire(id);
    };
    await reconcile(due(), {
      clock: () => new Date((expiresAt + 600) * 1000),
      payments: { ...shop.payments, expire },
    });
    expect((await shop.now(order)).status).toBe('paid');
    expect(await shop.bottles()).toEqual([totalBottles - orderedBottles, 0, orderedBottles]);
  });

  it('stay on hold while Stripe cannot expire the open page', async () => {
    const { order } = await shop.checkout();
    const { expiresAt } = (await shop.now(order)).session ?? { expiresAt: 0 };
    const payments = { ...shop.payments, expire: () => Promise.reject(new Error('down')) };
    await reconcile(due(), { clock: () => new Date((expiresAt + 600) * 1000), payments });
    expect(await shop.now(order)).toMatchObject({ status: 'pending', stock: 'held' });
    expect(await shop.bottles()).toEqual([totalBottles - orderedBottles, orderedBottles, 0]);
  });

  it.each([
    ['paid', 'paid', [totalBottles - orderedBottles, 0, orderedBottles]],
    ['expired', 'failed', [totalBottles, 0, 0]],
  ] as const)(
    'stay on hold for a delayed payment until Stripe reports it as %s',
    async (end, status, bottles) => {
      const { order, sessionId } = await shop.checkout();
      shop.stripe.settle(sessionId, 'delayed');
      shop.wait(34);
      await reconcile();
      expect(await shop.now(order)).toMatchObject({ status: 'awaiting', stock: 'held' });
      shop.wait(24 * 60);
      await reconcile();
      expect((await shop.now(order)).status).toBe('awaiting');
      shop.stripe.settle(sessionId, end);
      await reconcile();
      expect((await shop.now(order)).status).toBe(status);
      expect(await shop.bottles()).toEqual(bottles);
    },
  );
});

describe('a refund that the reconciler handles', () => {
  /** An order paid on a page that was considered expired, when its bottles were already sold. */
  async function payTooLate(): Promise<StoredOrder> {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    const report = await shop.payments.retrieve(sessionId);
    await shop.orders.settle({ ...report, status: 'expired' });
    await shop.sellOut();
    await shop.orders.settle(report);
    expect(await shop.now(order)).toMatchObject({ status: 'refunded', refundReason: 'out-of-stock' });
    expect((await shop.now(order)).refundedAt).toBeUndefined();
    return order;
  }

  it('is made and announced once if it was decided but not yet requested', async () => {
    const order = await payTooLate();
    await reconcile();
    expect((await shop.now(order)).refundedAt).toBeDefined();
    expect(await shop.lastEvent(order)).toBe('order.refunded');
    expect(await reconcile()).toBe('skipped');
    expect(refundsMade()).toBe(1);
  });

  it('is logged for staff and retried while Stripe has not made it', async () => {
    const order = await payTooLate();
    const payments = { ...shop.payments, refund: () => Promise.resolve('pending' as const) };
    await reconcile(due(), { payments });
    expect(log.lines().filter(({ code }) => code === 'order.unsettled')).toMatchObject([
      { orderId: order.id },
    ]);
    expect((await shop.now(order)).refundedAt).toBeUndefined();
    await reconcile();
    expect((await shop.now(order)).refundedAt).toBeDefined();
  });

  it('is marked as made after Stripe has made it, not while it is pending or after a failure', async () => {
    shop.stripe.refundsWait = true;
    const decideRefund = async () => {
      const { order, sessionId } = await shop.checkout();
      shop.stripe.settle(sessionId, 'paid');
      await shop.orders.settle(await shop.payments.retrieve(sessionId));
      await shop.orders.refund(referenceOf(order), 'by-house');
      return order;
    };
    const [pendingOrder, failedOrder] = [await decideRefund(), await decideRefund()];
    await reconcile();
    const refunds = Object.values(shop.stripe.books.refunds);
    for (const [order, end] of [
      [pendingOrder, 'succeeded'],
      [failedOrder, 'failed'],
    ] as const) {
      const { paymentIntent, refundedAt } = await shop.now(order);
      expect(refundedAt).toBeUndefined();
      const refund = refunds.find(({ payment_intent }) => payment_intent === paymentIntent);
      shop.stripe.settleRefund(String(refund?.id), end);
    }
    await reconcile();
    expect((await shop.now(pendingOrder)).refundedAt).toBeDefined();
    expect((await shop.now(failedOrder)).refundedAt).toBeUndefined();
    expect(log.lines().filter(({ code }) => code === 'refund.failed')).toMatchObject([
      { orderId: failedOrder.id },
    ]);
    expect(refundsMade()).toBe(2);
  });

  it('is made once, even by concurrent runs after a crash between refund and record', async () => {
    const order = await payTooLate();
    const orders = { ...shop.orders, confirmRefund: () => Promise.reject(new Error('killed')) };
    await reconcile(due(), { orders });
    expect(refundsMade()).toBe(1);
    await Promise.all([reconcile(), reconcile()]);
    expect(refundsMade()).toBe(1);
    expect((await shop.now(order)).refundedAt).toBeDefined();
  });

  it('is detected by the hourly run if it was made at Stripe and the webhook was lost', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(34);
    await reconcile();
    await shop.payments.refund(await shop.now(order));
    expect(await reconcile()).toBe('skipped');
    await reconcile(hourlyRun);
    expect(await shop.now(order)).toMatchObject({
      status: 'refunded',
      refundReason: 'at-provider',
      stock: 'none',
    });
    expect(await shop.bottles()).toEqual([totalBottles, 0, 0]);
  });
});

it('a dispute is detected by the hourly run without a webhook, and stops shipping until it is won', async () => {
  const { order, sessionId } = await shop.checkout();
  shop.stripe.settle(sessionId, 'paid');
  shop.wait(34);
  await reconcile();
  const { paymentIntent } = await shop.now(order);
  shop.stripe.dispute(String(paymentIntent), 'opened');
  await reconcile(hourlyRun);
  expect(await shop.now(order)).toMatchObject({
    status: 'paid',
    disputes: [{ status: 'needs_response', withdrawnAt: expect.any(Number) }],
  });
  expect(await shop.orders.ship(referenceOf(order), '1234')).toMatchObject({ result: 'unchanged' });
  const { version } = await shop.now(order);
  shop.wait(60);
  await reconcile(hourlyRun);
  expect((await shop.now(order)).version).toBe(version);
  shop.stripe.dispute(String(paymentIntent), 'won');
  await reconcile(hourlyRun);
  // Nothing is to be done about a dispute that was won.
  expect(log.lines().filter(({ code }) => code === 'payment.disputed')).toMatchObject([
    { orderId: order.id, standing: 'open', isShipped: false },
  ]);
  expect(await shop.orders.ship(referenceOf(order), '1234')).toMatchObject({ result: 'changed' });
});

describe('runs of the reconciler', () => {
  it('settle each order once even if the runs overlap', async () => {
    const paid = await shop.checkout();
    const abandoned = await shop.checkout();
    shop.stripe.settle(paid.sessionId, 'paid');
    shop.wait(34);
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect((await shop.now(paid.order)).status).toBe('paid');
    expect((await shop.now(abandoned.order)).status).toBe('expired');
    expect(await shop.bottles()).toEqual([totalBottles - orderedBottles, 0, orderedBottles]);
    expect(log.text()).not.toContain('order.unsettled');
  });

  it('settle an order that an earlier run left unsettled because it was killed before the write', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(34);
    const orders = { ...shop.orders, settle: () => Promise.reject(new Error('killed')) };
    await reconcile(due(), { orders });
    expect((await shop.now(order)).status).toBe('pending');
    await reconcile();
    expect((await shop.now(order)).status).toBe('paid');
  });

  it('log orders that Stripe does not know or reports with another amount, and settle all other orders', async () => {
    const lost = await shop.place();
    await shop.orders.recordPaymentPage(lost, { id: 'cs_test_elsewhere', expiresAt: lost.createdAt + 1860 });
    const mismatched = await shop.checkout();
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.stripe.settle(mismatched.sessionId, 'paid');
    const retrieve: ReconcilingDeps['payments']['retrieve'] = async (id) => {
      const report = await shop.payments.retrieve(id);
      return id === mismatched.sessionId ? { ...report, amount: 1 } : report;
    };
    shop.wait(34);
    await reconcile(due(), { payments: { ...shop.payments, retrieve } });
    expect((await shop.now(order)).status).toBe('paid');
    expect((await shop.now(lost)).status).toBe('pending');
    expect((await shop.now(mismatched.order)).status).toBe('pending');
    const unsettled = log.lines().filter(({ code }) => code === 'order.unsettled');
    expect(unsettled.map(({ orderId }) => orderId).sort()).toEqual([lost.id, mismatched.order.id].sort());
    expect(log.text()).not.toMatch(/hanako|JP26\d{4}-/);
  });
});

describe('open orders', () => {
  const entryOf = (order: StoredOrder): ListedOrderEntry => ({
    target: { pk: 'ORDERS#2026-11-24', sk: order.id },
    expiresAt: orderExpiresAt(order),
    ...placeOfOrder(order),
  });

  /** A shop with only this many orders of one day. */
  function storeMany(count: number, status: StoredOrder['status'] = 'awaiting') {
    const many = Array.from({ length: count }, (_, index) =>
      paidOrder({ id: `order-${index}`, status, session: { id: `cs_${index}`, expiresAt: 0 } }),
    );
    const checkedIds: string[] = [];
    const orders = {
      ...shop.orders,
      listEntries: () => Promise.resolve(many.map(entryOf)),
      read: (entries: readonly Pick<ListedOrderEntry, 'target'>[]) =>
        Promise.resolve(many.filter((order) => entries.some(({ target }) => target.sk === order.id))),
      settle: () => Promise.resolve({ result: 'unchanged' as const, order: many[0] as StoredOrder }),
    };
    const payments = {
      ...shop.payments,
      retrieve: async (id: string) => {
        checkedIds.push(id);
        return { reference: '', at: 0, status: 'awaiting' as const };
      },
    };
    return { checkedIds, parts: { orders, payments } };
  }

  it('are checked sixty in each run, so that three runs check 150', async () => {
    const { checkedIds, parts } = storeMany(150);
    for (const minute of ['05', '10', '15']) {
      const before = checkedIds.length;
      await reconcile(due(`2026-11-24T08:${minute}:00Z`), parts);
      expect(checkedIds.length - before).toBe(60);
    }
    expect(new Set(checkedIds).size).toBe(150);
  });

  it('are all checked in two hourly runs if 120 are paid and await shipping', async () => {
    const { checkedIds, parts } = storeMany(120, 'paid');
    await reconcile(due('2026-11-24T09:00:00Z'), parts);
    await reconcile(due('2026-11-24T10:00:00Z'), parts);
    expect(new Set(checkedIds).size).toBe(120);
  });

  it('are read with two table calls, however many days their checkouts span', async () => {
    const { order } = await shop.checkout();
    shop.wait(3 * 24 * 60);
    await shop.checkout();
    const counted = countedTable(shop.table);
    const orders = orderStore(counted, () => shop.clock.now());
    const used = await counted.measure(() =>
      reconcile(due(), { orders: { ...shop.orders, ...orders } }, 15_000),
    );
    expect(used.calls).toBe(2);
    await reconcile();
    expect((await shop.now(order)).status).toBe('expired');
  });

  it('are not checked if the run has too little time left', async () => {
    const { checkedIds, parts } = storeMany(10);
    await reconcile(due(), parts, 15_000);
    expect(checkedIds).toEqual([]);
  });
});

describe('the hourly count of sold-out rums', () => {
  const countLine = () => log.lines().find(({ code }) => code === 'stock.counted');
  const put = (productId: string, quantity: number) =>
    setStock(
      { stock: stockStore(shop.table), clock: () => new Date() },
      { productId, name: productId, quantity },
    );

  it('is logged only at the full hour', async () => {
    await reconcile();
    expect(countLine()).toBeUndefined();
    await reconcile(hourlyRun);
    expect(countLine()).toMatchObject({ rums: 3, soldOut: 0 });
  });

  it('includes only products of the shop', async () => {
    await put('2000000600017', 0);
    await put('a rum that is no longer sold', 0);
    await reconcile(hourlyRun);
    expect(countLine()).toMatchObject({ rums: 3, soldOut: 1 });
  });

  it('includes rums without a stock item', async () => {
    const stock = { list: async () => (await stockStore(shop.table).list()).slice(1) };
    await reconcile(hourlyRun, { stock });
    expect(countLine()).toMatchObject({ rums: 3, soldOut: 1 });
  });
});

it('reconcile-orders skips a run if every order is settled', async () => {
  const { order, sessionId } = await shop.checkout();
  shop.stripe.settle(sessionId, 'paid');
  await shop.orders.settle(await shop.payments.retrieve(sessionId));
  await shop.orders.ship(referenceOf(order), '1234');
  shop.wait(60);
  expect(await reconcile(hourlyRun)).toBe('skipped');
});
