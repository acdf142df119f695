import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DueEvent } from '../../../shared/events/due-event.ts';
import { captureLog } from '../../kernel/captured-log.testing.ts';
import type { StoredOrder } from '../../stores/orders/order-item.ts';
import { stockStore } from '../../stores/orders/stock.ts';
import { paidOrder, referenceOf } from '../../stores/orders/stored-order.testing.ts';
import { type ReconcilingDeps, reconcileOrders } from './reconcile-orders.ts';
import { firstBottles, shopWithoutWebhooks } from './shop.testing.ts';

const all = 3 * firstBottles;
/** Bottles of the one order, a sample. */
const ordered = 4;

let shop: Awaited<ReturnType<typeof shopWithoutWebhooks>>;
let log: ReturnType<typeof captureLog>;
beforeEach(async () => {
  shop = await shopWithoutWebhooks();
  log = captureLog();
});
afterEach(() => shop.stop());

/** Within an hour, so that nothing hourly is done; or at the full hour. */
const due = (at = '2026-11-24T08:40:00Z'): DueEvent => ({
  id: 'execution',
  type: 'reconciliation.due',
  scheduledAt: at,
});
const hourly = due('2026-11-24T09:00:00Z');

const reconcile = (event = due(), parts: Partial<ReconcilingDeps> = {}, remainingMilliseconds = 30_000) =>
  reconcileOrders({
    orders: shop.orders,
    stock: stockStore(shop.table),
    payments: shop.payments,
    clock: () => shop.clock.now(),
    ...parts,
  })(event, { remainingMilliseconds });

const refundsMade = () => Object.keys(shop.stripe.books.refunds).length;

describe('an order whose messages were lost', () => {
  it('is paid when Stripe says so, with its address, and told of', async () => {
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
    expect(await shop.told(order)).toBe('order.paid');
    expect(await shop.bottles()).toEqual([all - ordered, 0, ordered]);
  });

  it('is paid after three days of silence', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(3 * 24 * 60);
    await reconcile();
    expect((await shop.now(order)).status).toBe('paid');
  });

  it('is paid after a month, in the run of the full hour', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(30 * 24 * 60);
    expect(await reconcile()).toBe('skipped');
    await reconcile(hourly);
    expect((await shop.now(order)).status).toBe('paid');
  });

  it('gives its bottles back when nobody has paid', async () => {
    const { order } = await shop.checkout();
    shop.wait(34);
    await reconcile();
    expect(await shop.now(order)).toMatchObject({ status: 'expired', stock: 'none' });
    expect(await shop.bottles()).toEqual([all, 0, 0]);
    expect(await shop.told(order)).toBeUndefined();
  });

  it('is not asked about before it should have been told of', async () => {
    await shop.checkout();
    shop.wait(32);
    const asked = shop.stripe.requests.length;
    expect(await reconcile()).toBe('skipped');
    expect(shop.stripe.requests.length).toBe(asked);
  });
});

describe('an order whose payment page is not known, since the answer was lost', () => {
  it('is paid when Stripe says so', async () => {
    const { order, sessionId } = await shop.checkout(false);
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(35);
    await reconcile();
    expect(await shop.now(order)).toMatchObject({ status: 'paid', session: { id: sessionId } });
  });

  it('gives its bottles back when nobody has paid on it', async () => {
    const { order } = await shop.checkout(false);
    shop.wait(35);
    await reconcile();
    expect((await shop.now(order)).status).toBe('expired');
    expect(await shop.bottles()).toEqual([all, 0, 0]);
  });

  it('gives its bottles back when none was ever opened', async () => {
    const order = await shop.place();
    shop.wait(33);
    expect(await reconcile()).toBe('skipped');
    shop.wait(2);
    await reconcile();
    expect(await shop.now(order)).toMatchObject({ status: 'failed', stock: 'none' });
    expect(await shop.bottles()).toEqual([all, 0, 0]);
  });
});

describe('by what Stripe says and never by our own clock', () => {
  it('a page that is open past its end is closed before the bottles go back', async () => {
    const { order, sessionId } = await shop.checkout();
    const { expiresAt } = (await shop.now(order)).session ?? { expiresAt: 0 };
    const late = new Date((expiresAt + 600) * 1000);
    // Our clock is ahead: Stripe's still has the page open.
    await reconcile(due(), { clock: () => late });
    expect(shop.stripe.books.sessions[sessionId]?.session.status).toBe('expired');
    expect((await shop.now(order)).status).toBe('expired');
    expect(await shop.bottles()).toEqual([all, 0, 0]);
  });

  it('… and if somebody pays at that moment, the order is paid', async () => {
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
    expect(await shop.bottles()).toEqual([all - ordered, 0, ordered]);
  });

  it('an open page that cannot be closed keeps its bottles', async () => {
    const { order } = await shop.checkout();
    const { expiresAt } = (await shop.now(order)).session ?? { expiresAt: 0 };
    const payments = { ...shop.payments, expire: () => Promise.reject(new Error('down')) };
    await reconcile(due(), { clock: () => new Date((expiresAt + 600) * 1000), payments });
    expect(await shop.now(order)).toMatchObject({ status: 'pending', stock: 'held' });
    expect(await shop.bottles()).toEqual([all - ordered, ordered, 0]);
  });

  it.each([
    ['paid', 'paid', [all - ordered, 0, ordered]],
    ['expired', 'failed', [all, 0, 0]],
  ] as const)(
    'a payment that takes its time keeps its bottles until it has %s',
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

describe('a refund', () => {
  /** Paid on a page that was thought to be over, when somebody else had the bottles. */
  async function paidTooLate(): Promise<StoredOrder> {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    const report = await shop.payments.retrieve(sessionId);
    await shop.orders.settle({ ...report, fact: 'expired' });
    const lines = order.lines.map((line) => ({ ...line, quantity: firstBottles }));
    const { subtotalYen } = order;
    await shop.place({ lines, subtotalYen });
    await shop.orders.settle(report);
    expect(await shop.now(order)).toMatchObject({ status: 'refunded', refundReason: 'out-of-stock' });
    expect((await shop.now(order)).refundedAt).toBeUndefined();
    return order;
  }

  it('that was decided and not made, since the bottles were gone, is made once and told of', async () => {
    const order = await paidTooLate();
    await reconcile();
    expect((await shop.now(order)).refundedAt).toBeDefined();
    expect(await shop.told(order)).toBe('order.refunded');
    expect(await reconcile()).toBe('skipped');
    expect(refundsMade()).toBe(1);
  });

  it('that Stripe does not make is tried again, and staff hear of it', async () => {
    const order = await paidTooLate();
    const payments = { ...shop.payments, refund: () => Promise.resolve('pending' as const) };
    await reconcile(due(), { payments });
    expect(log.lines().filter(({ code }) => code === 'order.unsettled')).toMatchObject([
      { orderId: order.id },
    ]);
    expect((await shop.now(order)).refundedAt).toBeUndefined();
    await reconcile();
    expect((await shop.now(order)).refundedAt).toBeDefined();
  });

  it('that waits at Stripe, or came back, is said to be made when Stripe has made it, and not before', async () => {
    shop.stripe.refundsWait = true;
    const decided = async () => {
      const { order, sessionId } = await shop.checkout();
      shop.stripe.settle(sessionId, 'paid');
      await shop.orders.settle(await shop.payments.retrieve(sessionId));
      await shop.orders.refund(referenceOf(order), 'by-house');
      return order;
    };
    const [waits, back] = [await decided(), await decided()];
    await reconcile();
    const refunds = Object.values(shop.stripe.books.refunds);
    for (const [order, end] of [
      [waits, 'succeeded'],
      [back, 'failed'],
    ] as const) {
      const { paymentIntent, refundedAt } = await shop.now(order);
      expect(refundedAt).toBeUndefined();
      const refund = refunds.find(({ payment_intent }) => payment_intent === paymentIntent);
      shop.stripe.settleRefund(String(refund?.id), end);
    }
    await reconcile();
    expect((await shop.now(waits)).refundedAt).toBeDefined();
    expect((await shop.now(back)).refundedAt).toBeUndefined();
    expect(log.lines().filter(({ code }) => code === 'refund.failed')).toMatchObject([{ orderId: back.id }]);
    expect(refundsMade()).toBe(2);
  });

  it('is made once when two runs meet, and when one was killed before it could note it', async () => {
    const order = await paidTooLate();
    const orders = { ...shop.orders, confirmRefund: () => Promise.reject(new Error('killed')) };
    await reconcile(due(), { orders });
    expect(refundsMade()).toBe(1);
    await Promise.all([reconcile(), reconcile()]);
    expect(refundsMade()).toBe(1);
    expect((await shop.now(order)).refundedAt).toBeDefined();
  });

  it('made at Stripe without our being told is noticed within the hour, before the parcel leaves', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(34);
    await reconcile();
    await shop.payments.refund(await shop.now(order));
    expect(await reconcile()).toBe('skipped');
    await reconcile(hourly);
    expect(await shop.now(order)).toMatchObject({
      status: 'refunded',
      refundReason: 'at-provider',
      stock: 'none',
    });
    expect(await shop.bottles()).toEqual([all, 0, 0]);
  });
});

describe('runs', () => {
  it('that meet settle each order once', async () => {
    const paid = await shop.checkout();
    const left = await shop.checkout();
    shop.stripe.settle(paid.sessionId, 'paid');
    shop.wait(34);
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect((await shop.now(paid.order)).status).toBe('paid');
    expect((await shop.now(left.order)).status).toBe('expired');
    expect(await shop.bottles()).toEqual([all - ordered, 0, ordered]);
    expect(log.text()).not.toContain('order.unsettled');
  });

  it('that are killed between Stripe and the write are made good by the next', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(34);
    const orders = { ...shop.orders, settle: () => Promise.reject(new Error('killed')) };
    await reconcile(due(), { orders });
    expect((await shop.now(order)).status).toBe('pending');
    await reconcile();
    expect((await shop.now(order)).status).toBe('paid');
  });

  it('are not stopped by an order that Stripe knows nothing of, or something else of', async () => {
    const lost = await shop.place();
    await shop.orders.openedAt(lost, { id: 'cs_test_elsewhere', expiresAt: lost.createdAt + 1860 });
    const strange = await shop.checkout();
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.stripe.settle(strange.sessionId, 'paid');
    const retrieve: ReconcilingDeps['payments']['retrieve'] = async (id) => {
      const report = await shop.payments.retrieve(id);
      return id === strange.sessionId ? { ...report, amount: 1 } : report;
    };
    shop.wait(34);
    await reconcile(due(), { payments: { ...shop.payments, retrieve } });
    expect((await shop.now(order)).status).toBe('paid');
    expect((await shop.now(lost)).status).toBe('pending');
    expect((await shop.now(strange.order)).status).toBe('pending');
    const unsettled = log.lines().filter(({ code }) => code === 'order.unsettled');
    expect(unsettled.map(({ orderId }) => orderId).sort()).toEqual([lost.id, strange.order.id].sort());
    expect(log.text()).not.toMatch(/hanako|JP26\d{4}-/);
  });

  it('come again when a day could not be read, after the other days are done', async () => {
    const { order, sessionId } = await shop.checkout();
    shop.stripe.settle(sessionId, 'paid');
    shop.wait(24 * 60);
    const today = '2026-11-25';
    const onDay: ReconcilingDeps['orders']['onDay'] = (date) =>
      date === today ? Promise.reject(new Error('unreadable')) : shop.orders.onDay(date);
    await expect(reconcile(due(), { orders: { ...shop.orders, onDay } })).rejects.toThrow('unreadable');
    expect((await shop.now(order)).status).toBe('paid');
  });
});

describe('where there is too much for one run', () => {
  /** So many orders of one day that wait for their payment, in a shop that knows no more. */
  function crowd(count: number, status: StoredOrder['status'] = 'awaiting') {
    const many = Array.from({ length: count }, (_, index) =>
      paidOrder({ id: `order-${index}`, status, session: { id: `cs_${index}`, expiresAt: 0 } }),
    );
    const asked: string[] = [];
    const orders = {
      ...shop.orders,
      onDay: (date: string) => Promise.resolve(date === '2026-11-24' ? many : []),
      settle: () => Promise.resolve({ result: 'unchanged' as const, order: many[0] as StoredOrder }),
    };
    const payments = {
      ...shop.payments,
      retrieve: async (id: string) => {
        asked.push(id);
        return { reference: '', at: 0, fact: 'awaiting' as const };
      },
    };
    return { asked, parts: { orders, payments } };
  }

  it('each run asks about sixty, and three about all of 150', async () => {
    const { asked, parts } = crowd(150);
    for (const minute of ['05', '10', '15']) {
      const before = asked.length;
      await reconcile(due(`2026-11-24T08:${minute}:00Z`), parts);
      expect(asked.length - before).toBe(60);
    }
    expect(new Set(asked).size).toBe(150);
  });

  it('two runs of full hours ask about all of 120 that are paid and wait to be shipped', async () => {
    const { asked, parts } = crowd(120, 'paid');
    await reconcile(due('2026-11-24T09:00:00Z'), parts);
    await reconcile(due('2026-11-24T10:00:00Z'), parts);
    expect(new Set(asked).size).toBe(120);
  });

  it('a run that has no time left begins no further order', async () => {
    const { asked, parts } = crowd(10);
    await reconcile(due(), parts, 15_000);
    expect(asked).toEqual([]);
  });
});

describe('rums that are sold out', () => {
  const counted = () => log.lines().find(({ code }) => code === 'stock.counted');
  const put = (productId: string, quantity: number) =>
    stockStore(shop.table).correct({ productId, name: productId, quantity });

  it('are counted at the full hour, and only then', async () => {
    await reconcile();
    expect(counted()).toBeUndefined();
    await reconcile(hourly);
    expect(counted()).toMatchObject({ rums: 3, soldOut: 0 });
  });

  it('are those that the shop sells: not what else was once counted', async () => {
    await put('2000000600017', 0);
    await put('a rum of before', 0);
    await reconcile(hourly);
    expect(counted()).toMatchObject({ rums: 3, soldOut: 1 });
  });

  it('are those as well of which nothing was ever counted', async () => {
    const stock = { list: async () => (await stockStore(shop.table).list()).slice(1) };
    await reconcile(hourly, { stock });
    expect(counted()).toMatchObject({ rums: 3, soldOut: 1 });
  });
});

it('finds nothing to do where every order is told of', async () => {
  const { order, sessionId } = await shop.checkout();
  shop.stripe.settle(sessionId, 'paid');
  await shop.orders.settle(await shop.payments.retrieve(sessionId));
  await shop.orders.ship(referenceOf(order), '1234');
  shop.wait(60);
  expect(await reconcile(hourly)).toBe('skipped');
});
