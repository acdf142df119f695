import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '#functions/payments/payments.ts';
import { connectStripe } from '#functions/payments/stripe-client.ts';
import { orderExpiresAt, orderKey, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockKey } from '#functions/stores/orders/stock.ts';
import { paidOrder, referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { orderReference } from '#shared/shop/order-reference.ts';
import { products } from '#shared/shop/products.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { type StripeFixture, startStripeFixture } from '../local-stack/stripe/stripe-emulator.testing.ts';
import { consoleAt } from './console.testing.ts';

const shipTo = {
  name: '見本 花子\u001b[2J',
  phone: '098-000-0000',
  postalCode: '9000000',
  state: '沖縄県',
  city: '那覇市',
  line1: '見本町1-2-3',
  line2: '',
};
const reference = paidOrder().reference;
const otherReference = 'JP261121-0000000000AA';

let fixture: StripeFixture;
const table = testTable();
let ops: ReturnType<typeof consoleAt>;
const clock = () => fixture.clock.now();
const account = () => ({ secretKey: 'sk_test_known', apiUrl: fixture.stripe.url });

beforeAll(async () => {
  fixture = await startStripeFixture();
  fixture.stripe.webhooks.set({ mode: 'lose' });
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  fixture.clock.set('2026-11-22T10:00:00+11:00');
  fixture.faults.set([]);
  ops = consoleAt(table, clock, undefined, async () => account());
  await storeStock({ sold: 2 }, { sold: 1 }, { sold: 1 });
});

async function storeStock(...counts: { held?: number; sold?: number }[]): Promise<void> {
  for (const [index, { id }] of products.entries()) {
    const { held = 0, sold = 0 } = counts[index] ?? {};
    const stock = { productId: id, quantity: 24 - held - sold, held, sold, lastUpdated: '' };
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...stockKey(id), ...stock } }));
  }
}

async function storeOrder(changes: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const order = paidOrder({ shipTo, ...changes });
  const item = { ...orderKey(referenceOf(order)), ...order, expiresAt: orderExpiresAt(order) };
  await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
  return order;
}
const storedOrderOf = async (order = paidOrder()) => orderStore(table, clock).find(referenceOf(order));
const lastEvent = async () =>
  (await table.items()).find((item) => item.reference === reference)?.event as { type: string } | undefined;
const hasChanged = async (work: () => Promise<unknown>): Promise<boolean> => {
  const before = await table.items();
  await work().catch(() => undefined);
  return JSON.stringify(await table.items()) !== JSON.stringify(before);
};

describe('npm run ops -- orders list', () => {
  it('without a day shows unfinished orders with warnings and without names of customers', async () => {
    await storeOrder({ addressMismatch: true });
    await storeOrder({ reference: otherReference, status: 'pending', stock: 'held' });
    const { text } = await ops('orders list');
    expect(text).toContain('To ship: 1 order');
    expect(text).toContain(
      `${reference} · paid · 4 bottles · 37,400 yen · dispatch by Mon 23 Nov 2026, 8:05 PM, Port Vila time (UTC+11) · CHECK THE ADDRESS`,
    );
    expect(text).toContain(`${otherReference} · on the payment page`);
    expect(text).toContain('STUCK');
    expect(text).not.toMatch(/花子|hanako|098/);
  });

  it('marks an order that has missed its dispatch time as late', async () => {
    await storeOrder();
    expect((await ops('orders list')).text).not.toContain('LATE');
    fixture.clock.set('2026-11-23T20:06:00+11:00');
    expect((await ops('orders list')).text).toContain('LATE');
  });

  it.each([
    ['shipped', { shipped: { at: 1, trackingNumber: '123456' } }],
    ['refunded', { status: 'refunded', stock: 'none', refundedAt: 1 }],
    ['expired', { status: 'expired', stock: 'none' }],
  ] as const)('omits finished orders: %s', async (_, changes) => {
    await storeOrder(changes);
    expect((await ops('orders list')).output).toEqual([
      'Nothing to do: no order of the last 200 days is unfinished.',
    ]);
  });

  it('with a day shows all orders of that day, with totals', async () => {
    await storeOrder();
    await storeOrder({ reference: otherReference, status: 'expired', stock: 'none' });
    const { output } = await ops('orders list 2026-11-21');
    expect(output[0]).toBe('Saturday 21 November 2026: 2 orders, 1 of them paid (4 bottles, 37,400 yen).');
    expect(output).toHaveLength(3);
    expect((await ops('orders list 2026-11-20')).output).toEqual(['Friday 20 November 2026: no orders.']);
  });
});

it('npm run ops -- orders show prints the address without control characters', async () => {
  await storeOrder();
  const { text } = await ops(`orders show "${reference.toLowerCase()}"`);
  expect(text).toContain(`Order     ${reference} (paid)`);
  expect(text).toContain('2 × Yumi at 6,000 yen');
  expect(text).toContain('Shipping  10,400 yen (Hokkaido, Okinawa, remote islands)');
  expect(text).toContain('Ship to   見本 花子[2J\n          〒900-0000\n          沖縄県那覇市見本町1-2-3');
  expect(text).not.toContain('\u001b');
});

describe('npm run ops -- orders ship', () => {
  it('asks before it stores the tracking number and publishes the event', async () => {
    await storeOrder();
    const { questions } = await ops(`orders ship ${reference} 1234-5678-9012`);
    expect(questions).toEqual([
      'Has parcel 1234-5678-9012 been handed to the carrier? The customer gets a mail.',
    ]);
    expect(await storedOrderOf()).toMatchObject({ shipped: { trackingNumber: '1234-5678-9012' } });
    expect((await lastEvent())?.type).toBe('order.shipped');
  });

  it('changes nothing if the question is declined or the order has been shipped', async () => {
    await storeOrder();
    expect(await hasChanged(() => ops(`orders ship ${reference} 123456`, false))).toBe(false);
    await ops(`orders ship ${reference} 123456`);
    expect(await hasChanged(() => ops(`orders ship ${reference} 999999`))).toBe(false);
    await expect(ops(`orders ship ${reference} 999999`)).rejects.toThrow('already shipped, as parcel 123456');
  });

  it.each(['pending', 'awaiting', 'expired', 'failed', 'refunded'] as const)(
    'refuses an order that is %s',
    async (status) => {
      await storeOrder({ status });
      expect(await hasChanged(() => ops(`orders ship ${reference} 123456`))).toBe(false);
      await expect(ops(`orders ship ${reference} 123456`)).rejects.toThrow('not paid: do not ship it');
    },
  );

  it.each(['', '12', 'www.evil.example/x', '"12 34 56 78"', `${'1'.repeat(41)}`])(
    'refuses the tracking number %s',
    async (number) => {
      await storeOrder();
      expect(await hasChanged(() => ops(`orders ship ${reference} ${number}`))).toBe(false);
    },
  );
});

describe('npm run ops -- orders, for a disputed order,', () => {
  const dispute = {
    id: 'du_1',
    status: 'needs_response',
    statusAt: 1_795_252_000,
    reason: 'fraudulent',
    yen: 37_400,
    openedAt: 1_795_252_000,
    answerBy: 1_795_856_800,
  };

  it('lists the order first, and neither ships nor refunds it', async () => {
    await storeOrder({ disputes: [dispute] });
    await storeOrder({ reference: otherReference, id: 'other' });
    const { output } = await ops('orders list');
    expect(output[0]).toBe('Disputed: 1 order');
    expect(output[1]).toContain('DISPUTED: do not ship, answer at Stripe');
    for (const line of [`orders ship ${reference} 123456`, `orders refund ${reference}`]) {
      expect(await hasChanged(() => ops(line))).toBe(false);
      await expect(ops(line)).rejects.toThrow('bank');
    }
  });

  it('shows the reason of the dispute and the day by which to answer', async () => {
    await storeOrder({ disputes: [dispute] });
    expect((await ops(`orders show ${reference}`)).text).toContain(
      'Dispute   37,400 yen since Sat 21 Nov 2026, 8:06 PM, Port Vila time (UTC+11), needs_response (fraudulent), answer by Sat 28 Nov 2026',
    );
  });

  it('shows the id that identifies the order in log lines', async () => {
    await storeOrder({ disputes: [dispute] });
    expect((await ops(`orders show ${reference}`)).text).toContain(`Logged as orderId=${paidOrder().id}`);
  });

  it('closes the order when “orders refund” is called after a lost dispute: the bottles return to stock, and nothing is refunded', async () => {
    await storeOrder({ disputes: [{ ...dispute, status: 'lost' }] });
    const before = Object.keys(fixture.stripe.books.refunds).length;
    const { questions, text } = await ops(`orders refund ${reference}`);
    expect(questions).toEqual([
      'The bank has refunded the customer. Close the order and return its bottles to stock?',
    ]);
    expect(text).toContain('Closed: the bank had refunded the customer.');
    expect(await storedOrderOf()).toMatchObject({ status: 'refunded', stock: 'none' });
    expect(Object.keys(fixture.stripe.books.refunds)).toHaveLength(before);
    expect(await lastEvent()).toBeUndefined();
  });
});

describe('npm run ops -- orders refund', () => {
  /** Stores an order paid in the emulator. */
  async function payInEmulator(): Promise<StoredOrder> {
    const connect = connectStripe(async () => account().secretKey, {
      secretParameter: '',
      apiUrl: account().apiUrl,
    });
    const payments = stripePayments(connect, clock);
    const createdAt = epochSeconds(clock());
    // A unique reference: the emulator remembers idempotency keys.
    const reference = orderReference(dateOf(clock()), randomBytes(16)).text;
    const order = paidOrder({ reference, createdAt });
    const opened = await payments.open(order, { success: 'https://a.example', cancel: 'https://a.example' });
    if (opened.result !== 'opened') throw new Error(opened.result);
    fixture.stripe.settle(opened.page.id, 'paid');
    const { paymentIntent } = await payments.retrieve(opened.page.id);
    return storeOrder({ reference, createdAt, id: order.id, ...(paymentIntent && { paymentIntent }) });
  }
  const refunds = () => Object.keys(fixture.stripe.books.refunds).length;
  let before: number;
  let order: StoredOrder;
  beforeEach(async () => {
    order = await payInEmulator();
    before = refunds();
  });

  it('asks before it refunds the order, returns the bottles to stock and refuses a second refund', async () => {
    const { questions, text } = await ops(`orders refund ${order.reference}`);
    expect(questions).toEqual(['Refund 37,400 yen to the card and email the customer?']);
    expect(text).toContain('Refunded. The mails are on their way.');
    expect(await storedOrderOf(order)).toMatchObject({
      status: 'refunded',
      stock: 'none',
      refundReason: 'by-house',
      refundedAt: expect.any(Number),
    });
    await expect(ops(`orders refund ${order.reference}`)).rejects.toThrow('already refunded');
    expect(refunds() - before).toBe(1);
  });

  it('does not call Stripe if the question is declined', async () => {
    expect(await hasChanged(() => ops(`orders refund ${order.reference}`, false))).toBe(false);
    expect(refunds() - before).toBe(0);
  });

  it.each(['drop-before', 'drop-after'] as const)(
    'announces an automatic retry if the call to Stripe fails (%s), and completes the refund when it is repeated',
    async (kind) => {
      fixture.faults.set([{ service: 'stripe', operation: 'POST /v1/refunds', effect: { kind } }]);
      await expect(ops(`orders refund ${order.reference}`)).rejects.toThrow(
        'is retried automatically within the hour if the order is less than a month old',
      );
      const undecided = await storedOrderOf(order);
      expect(undecided).toMatchObject({ status: 'refunded' });
      expect(undecided?.refundedAt).toBeUndefined();
      fixture.faults.set([]);
      await ops(`orders refund ${order.reference}`);
      expect((await storedOrderOf(order))?.refundedAt).toBeDefined();
      expect(refunds() - before).toBe(1);
    },
  );

  it('refuses an unpaid order without reading the Stripe key', async () => {
    await storeOrder({ status: 'expired', stock: 'none' });
    const opsWithoutKey = consoleAt(table, clock);
    await expect(opsWithoutKey(`orders refund ${reference}`)).rejects.toThrow('This order is not paid.');
  });
});

describe('npm run ops -- orders stock', () => {
  it('prints the stock as a table and reports that the stock agrees with the orders', async () => {
    await storeOrder();
    const { output } = await ops('orders stock');
    expect(output).toEqual([
      '           available       held       sold   together',
      'Yumi              22          0          2         24',
      'Aged              23          0          1         24',
      'Lost Time         23          0          1         24',
      'The stock agrees with the orders.',
    ]);
  });

  it.each([
    [
      'held without an order',
      [{ sold: 2, held: 1 }, { sold: 1 }, { sold: 1 }],
      'Yumi: 1 reserved in the stock, 0 in orders.',
    ],
    [
      'sold without an order',
      [{ sold: 2 }, { sold: 3 }, { sold: 1 }],
      'Aged: 3 sold in the stock, 1 in orders.',
    ],
    [
      'missing from the sold ones',
      [{ sold: 2 }, { sold: 1 }, {}],
      'Lost Time: 0 sold in the stock, 1 in orders.',
    ],
  ] as const)('reports bottles %s', async (_, counts, message) => {
    await storeOrder();
    await storeStock(...counts);
    const { output } = await ops('orders stock');
    expect(output).toContain(message);
    expect(output.at(-1)).toMatch(/^THE STOCK DISAGREES WITH THE ORDERS/);
  });

  it('accepts sold bottles of orders that are no longer stored', async () => {
    await storeOrder();
    await storeStock({ sold: 12 }, { sold: 1 }, { sold: 1 });
    fixture.clock.set('2027-12-10T10:00:00+11:00');
    expect((await ops('orders stock')).output.at(-1)).toBe('The stock agrees with the orders.');
  });
});

it.each([
  ['orders', 'Missing or unknown action. Actions: list, show, ship, refund, stock.'],
  ['orders constructor', 'Missing or unknown action'],
  ['orders show', 'Missing order reference'],
  ['orders show SMI2611241000AM-7K3Q9XTB4MWE', 'is not an order reference'],
  [`orders show ${reference}`, 'There is no order with this reference.'],
  [`orders show ${reference} twice`, 'Too many arguments'],
  ['orders list today tomorrow', 'Too many arguments'],
  ['orders list someday', '"someday" is not a day'],
])('npm run ops -- %s is refused with "%s"', async (line, message) => {
  await expect(ops(line)).rejects.toThrow(message);
});
