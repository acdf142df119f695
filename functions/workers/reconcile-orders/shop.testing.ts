import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { stripePayments } from '#functions/payments/payments.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockKey, stockStore } from '#functions/stores/orders/stock.ts';
import { paidOrder, referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { observedTable } from '#functions/stores/table/table-content.testing.ts';
import { orderReference } from '#shared/shop/order-reference.ts';
import { products } from '#shared/shop/products.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { clientOf, startStripeFixture } from '#tools/local-stack/stripe/stripe-emulator.testing.ts';

export const firstBottles = 24;

/** A shop with a fresh table and Stripe emulator, whose webhooks are never delivered. */
export async function shopWithoutWebhooks() {
  const table = await observedTable();
  const fixture = await startStripeFixture();
  fixture.stripe.webhooks.set({ mode: 'lose' });
  const clock = () => fixture.clock.now();
  const client = clientOf(fixture.stripe, 'sk_test_known');
  const orders = orderStore(table, clock);
  const payments = stripePayments(async () => client, clock);

  async function setStock(quantity: number): Promise<void> {
    for (const { id } of products) {
      const counts = { productId: id, quantity, held: 0, sold: firstBottles - quantity, lastUpdated: '' };
      await table.client.send(
        new PutCommand({ TableName: table.name, Item: { ...stockKey(id), ...counts } }),
      );
    }
  }
  await setStock(firstBottles);

  /** Places an order, which holds its bottles and has no payment page. */
  async function place(changes: Partial<StoredOrder> = {}): Promise<StoredOrder> {
    const { paidAt, paymentIntent, totalYen, shippingYen, ...sample } = paidOrder({
      reference: orderReference(dateOf(clock()), randomBytes(16)).text,
      status: 'pending',
      prefecture: 'JP-47',
      zone: 'remote',
      stock: 'held',
      createdAt: epochSeconds(clock()),
      version: 1,
      ...changes,
    });
    const placement = await orders.place(sample);
    if (placement.result !== 'placed') throw new Error(`The order was not placed: ${placement.result}`);
    return placement.order;
  }

  return {
    table,
    stripe: fixture.stripe,
    clock: fixture.clock,
    orders,
    payments,
    place,
    /** Sells every bottle to other customers. */
    sellOut: () => setStock(0),
    stop: fixture.stop,

    /** Places an order and opens its payment page. `isRecorded`: whether the order stores the page's id. */
    async checkout(isRecorded = true): Promise<{ order: StoredOrder; sessionId: string }> {
      const order = await place();
      const opened = await payments.open(order, {
        success: 'http://localhost:3000/payment-success',
        cancel: 'http://localhost:3000/payment-cancel',
      });
      if (opened.result !== 'opened') throw new Error(`No payment page: ${opened.result}`);
      if (isRecorded) await orders.recordPaymentPage(order, opened.page);
      return { order, sessionId: opened.page.id };
    },

    wait(minutes: number): void {
      fixture.clock.set(new Date(clock().getTime() + minutes * 60_000));
    },

    async now(order: StoredOrder): Promise<StoredOrder> {
      const found = await orders.find(referenceOf(order));
      if (found === undefined) throw new Error('The order is missing');
      return found;
    },

    /** The bottles of all rums together: `[sellable, held, sold]`. */
    async bottles(): Promise<readonly [number, number, number]> {
      const stock = await stockStore(table).list();
      const sum = (count: 'quantity' | 'held' | 'sold') =>
        stock.reduce((total, one) => total + one[count], 0);
      return [sum('quantity'), sum('held'), sum('sold')];
    },

    async lastEvent(order: StoredOrder): Promise<string | undefined> {
      const item = (await table.items()).find(({ reference }) => reference === order.reference);
      return (item?.event as { type: string } | undefined)?.type;
    },
  };
}
