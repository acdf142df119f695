import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, type BatchGetCommandOutput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { inFull } from '#shared/full-run.testing.ts';
import type { ReportedStatus } from '#shared/shop/order-state.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { observedTable, testTable } from '../table/table-content.testing.ts';
import type { StoredOrder } from './order-item.ts';
import { orderStore } from './orders.ts';
import { stockKey } from './stock.ts';
import {
  aged,
  bottlesOf,
  lostTime,
  newOrderOf,
  putBottles,
  reportOf,
  sampleAddress,
  yumi,
} from './stocked-shop.testing.ts';
import { referenceOf } from './stored-order.testing.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');

const orders = orderStore(table, clock);
beforeEach(async () => {
  await putBottles(table, { [yumi]: 24, [aged]: 24, [lostTime]: 24 });
});

const place = async (changes: Parameters<typeof newOrderOf>[0] = {}): Promise<StoredOrder> => {
  const outcome = await orders.place(newOrderOf(changes));
  if (!('order' in outcome)) throw new Error(`Not placed: ${outcome.result}`);
  return outcome.order;
};
const itemOf = async ({ id }: StoredOrder) =>
  (await table.items()).find(({ sk }) => sk === `ORDER#${id}`) as Record<string, unknown>;
const eventOf = async (order: StoredOrder) =>
  ((await itemOf(order)).event as { type: string } | undefined)?.type;

describe('placing an order', () => {
  it('holds the bottles and stores the order under its day, without an event', async () => {
    const order = await place({ bottles: { [yumi]: 2, [lostTime]: 1 } });
    expect(await bottlesOf(table)).toEqual({
      [yumi]: [22, 2, 0],
      [aged]: [24, 0, 0],
      [lostTime]: [23, 1, 0],
    });
    const item = await itemOf(order);
    expect(item).toMatchObject({ ...order, pk: 'ORDERS#2026-11-21', sk: `ORDER#${order.id}` });
    expect(item).not.toHaveProperty('event');
    expect(JSON.stringify([item.pk, item.sk, item.id])).not.toContain(order.reference.split('-')[1]);
    expect(item.expiresAt).toBe(order.createdAt + 400 * 86_400);
  });

  it('makes the order readable by its exact reference, not by another with the same secret suffix', async () => {
    const order = await place();
    expect(await orders.find(referenceOf(order))).toEqual(order);
    const other = order.reference.replace('JP261121', 'JP261122');
    expect(await orders.find(referenceOf({ reference: other }))).toBeUndefined();
  });

  it('makes the order readable until its expiry 400 days later', async () => {
    const order = await place();
    clock.set(new Date((order.createdAt + 400 * 86_400) * 1000));
    expect(await orders.find(referenceOf(order))).toBeUndefined();
  });

  it.each([
    [{ [yumi]: 25 }, yumi, 24],
    [{ [aged]: 1, [lostTime]: 100, [yumi]: 99 }, lostTime, 24],
    [{ [yumi]: Number.MAX_SAFE_INTEGER }, yumi, 24],
  ])(
    'for %j holds no bottle and names the product with too little stock',
    async (bottles, productId, available) => {
      const before = await table.items();
      expect(await orders.place(newOrderOf({ bottles }))).toEqual({ result: 'short', productId, available });
      expect(await table.items()).toEqual(before);
    },
  );

  it('for a product without a stock item reports a stock of zero', async () => {
    const emptyTable = await observedTable();
    const outcome = await orderStore(emptyTable, clock).place(newOrderOf());
    expect(outcome).toEqual({ result: 'short', productId: yumi, available: 0 });
    expect(await emptyTable.items()).toEqual([]);
  });
});

describe('placing an order again with its idempotency key', () => {
  it('returns the current state of the order and holds no further bottles', async () => {
    const order = newOrderOf({ secretSuffix: 77 });
    expect(await orders.place(order)).toEqual({ result: 'placed', order });
    await orders.settle(reportOf(order, 'paid'));
    const retry = await orders.place(newOrderOf({ secretSuffix: 77 }));
    expect(retry).toMatchObject({ result: 'known', order: { status: 'paid' } });
    expect((await bottlesOf(table))[yumi]).toEqual([23, 0, 1]);
  });

  it('is refused for another cart', async () => {
    await place({ secretSuffix: 77 });
    const other = newOrderOf({ secretSuffix: 77, fingerprint: 'other', bottles: { [aged]: 24 } });
    expect(await orders.place(other)).toEqual({ result: 'key-reused' });
    expect((await bottlesOf(table))[aged]).toEqual([24, 0, 0]);
  });

  it('after midnight finds the order placed before midnight', async () => {
    const order = await place({ secretSuffix: 77, date: '2026-11-30' });
    const retry = await orders.place(newOrderOf({ secretSuffix: 77, date: '2026-12-01' }));
    expect(retry).toMatchObject({ result: 'known', order: { reference: order.reference } });
    expect((await bottlesOf(table))[yumi]).toEqual([23, 1, 0]);
  });

  it.each([
    ['the ending day', '2026-11-30', '2026-12-01', 24, [22, 2, 0]],
    ['the beginning day', '2026-12-01', '2026-11-30', 24, [22, 2, 0]],
    ['the beginning day, with the last bottles', '2026-12-01', '2026-11-30', 2, [0, 2, 0]],
  ])(
    'at midnight, concurrently under two dates, creates one order when %s comes second',
    async (_, laterDate, earlierDate, bottles, held) => {
      await putBottles(table, { [yumi]: bottles });
      const orderOn = (date: string) => newOrderOf({ secretSuffix: 77, date, bottles: { [yumi]: 2 } });
      const send = table.client.send.bind(table.client);
      let hasRead = false;
      // The second call sees neither the order nor the hold of the first.
      const sendLate = async (command: never) => {
        const response = await send(command);
        if ((command as unknown) instanceof BatchGetCommand && !hasRead) {
          hasRead = true;
          expect(await orders.place(orderOn(earlierDate))).toMatchObject({ result: 'placed' });
        }
        return response;
      };
      const client = { send: sendLate } as unknown as typeof table.client;
      const lateStore = orderStore({ ...table, client }, clock);
      expect(await lateStore.place(orderOn(laterDate))).toEqual({
        result: 'known',
        order: orderOn(earlierDate),
      });
      expect((await bottlesOf(table))[yumi]).toEqual(held);
      const found = (await table.items()).filter(({ sk }) => String(sk).startsWith('ORDER#'));
      expect(found).toHaveLength(1);
    },
  );

  it.each([
    ['with plenty left', 24, [22, 2, 0]],
    ['when it takes the last bottles', 2, [0, 2, 0]],
  ])('twenty times at once creates one order, %s', async (_, quantity, bottles) => {
    await putBottles(table, { [yumi]: quantity });
    const order = newOrderOf({ secretSuffix: 77, bottles: { [yumi]: 2 } });
    const send = table.client.send.bind(table.client);
    const allHaveRead = Promise.withResolvers<void>();
    let reads = 0;
    // No call writes before all have read.
    const sendOnceAllHaveRead = async (command: never) => {
      const response = await send(command);
      if (!((command as unknown) instanceof BatchGetCommand)) return response;
      reads += 1;
      if (reads === 20) allHaveRead.resolve();
      await allHaveRead.promise;
      return response;
    };
    const client = { send: sendOnceAllHaveRead } as unknown as typeof table.client;
    const synchronizedStore = orderStore({ ...table, client }, clock);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => synchronizedStore.place(order)));
    expect(outcomes.filter(({ result }) => result === 'placed')).toHaveLength(1);
    expect(outcomes.filter(({ result }) => result === 'known')).toHaveLength(19);
    expect((await bottlesOf(table))[yumi]).toEqual(bottles);
  });

  it('finds the order even if a stale read shows the hold but not the order', async () => {
    await putBottles(table, { [yumi]: 2 });
    const order = newOrderOf({ bottles: { [yumi]: 2 } });
    const send = table.client.send.bind(table.client);
    let reads = 0;
    const staleClient = {
      send: async (command: never) => {
        if (!((command as unknown) instanceof BatchGetCommand)) return send(command);
        reads += 1;
        if (reads > 1) return send(command);
        await orders.place(order);
        const response = (await send(command)) as BatchGetCommandOutput;
        const items = response.Responses?.[table.name] ?? [];
        return { ...response, Responses: { [table.name]: items.filter(({ pk }) => pk === 'INVENTORY') } };
      },
    };
    const staleStore = orderStore({ ...table, client: staleClient as unknown as typeof table.client }, clock);
    expect(await staleStore.place(order)).toEqual({ result: 'known', order });
    expect(reads).toBe(2);
  });
});

describe('concurrent buyers', () => {
  it('get the last bottle only once', async () => {
    const buyers = inFull(200, 60);
    await putBottles(table, { [lostTime]: 1 });
    const outcomes = await Promise.all(
      Array.from({ length: buyers }, () => orders.place(newOrderOf({ bottles: { [lostTime]: 1 } }))),
    );
    expect(outcomes.filter(({ result }) => result === 'placed')).toHaveLength(1);
    expect(outcomes.filter(({ result }) => result === 'short')).toHaveLength(buyers - 1);
    expect((await bottlesOf(table))[lostTime]).toEqual([0, 1, 0]);
  });

  it('hold no bottle if one line of their cart is out of stock', async () => {
    await putBottles(table, { [lostTime]: 5 });
    const cart = { [yumi]: 1, [lostTime]: 2 };
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => orders.place(newOrderOf({ bottles: cart }))),
    );
    expect(outcomes.filter(({ result }) => result === 'placed')).toHaveLength(2);
    expect(await bottlesOf(table)).toMatchObject({ [yumi]: [22, 2, 0], [lostTime]: [1, 4, 0] });
  });
});

describe('a conflicting transaction on an order', () => {
  const conflict = () =>
    new TransactionCanceledException({
      message: 'Transaction cancelled',
      $metadata: {},
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
    });

  it('is retried with the same idempotency token until the conflict is gone', async () => {
    const tokens: unknown[] = [];
    const send = table.client.send.bind(table.client);
    vi.spyOn(table.client, 'send').mockImplementation(((command: {
      input: { ClientRequestToken?: string };
    }) => {
      if (command.input.ClientRequestToken === undefined) return send(command as never);
      tokens.push(command.input.ClientRequestToken);
      return tokens.length < 4 ? Promise.reject(conflict()) : send(command as never);
    }) as never);
    expect(await orders.place(newOrderOf())).toMatchObject({ result: 'placed' });
    expect(tokens).toHaveLength(4);
    expect(new Set(tokens).size).toBe(1);
  });

  it('fails the order and holds no bottle if the conflict does not end', async () => {
    const send = table.client.send.bind(table.client);
    vi.spyOn(table.client, 'send').mockImplementation(((command: {
      input: { ClientRequestToken?: string };
    }) =>
      command.input.ClientRequestToken === undefined
        ? send(command as never)
        : Promise.reject(conflict())) as never);
    await expect(orders.place(newOrderOf())).rejects.toThrow(TransactionCanceledException);
    vi.restoreAllMocks();
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });
});

describe('a payment of an order', () => {
  it('sells the bottles and announces the order in one write', async () => {
    const order = await place({ bottles: { [yumi]: 2 } });
    expect(await orders.settle(reportOf(order, 'paid'))).toMatchObject({ result: 'changed' });
    const item = await itemOf(order);
    expect(item).toMatchObject({
      status: 'paid',
      stock: 'sold',
      shipTo: sampleAddress,
      addressMismatch: false,
      paidAt: order.createdAt + 60,
      session: { id: `cs_${order.id}` },
      event: { type: 'order.paid', subject: order.id },
    });
    expect((await bottlesOf(table))[yumi]).toEqual([22, 0, 2]);
    expect(await orders.settle(reportOf(order, 'paid'))).toMatchObject({ result: 'unchanged' });
    expect(await itemOf(order)).toEqual(item);
  });

  it('keeps fields that a newer release has written, and the next write removes its event', async () => {
    const newerOrder = { ...newOrderOf(), gift: true };
    await orders.place(newerOrder);
    await orders.settle(reportOf(newerOrder, 'paid'));
    expect(await itemOf(newerOrder)).toMatchObject({
      status: 'paid',
      gift: true,
      event: { type: 'order.paid' },
    });
    await orders.refund(referenceOf(newerOrder), 'by-house');
    expect(await itemOf(newerOrder)).toMatchObject({ status: 'refunded', gift: true });
    expect(await itemOf(newerOrder)).not.toHaveProperty('event');
  });

  it('reported five times at once sells the bottles and announces the order once', async () => {
    const order = await place();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => orders.settle(reportOf(order, 'paid'))),
    );
    expect(outcomes.filter(({ result }) => result === 'changed')).toHaveLength(1);
    expect((await bottlesOf(table))[yumi]).toEqual([23, 0, 1]);
  });

  it('that is delayed keeps the bottles on hold until it succeeds or fails', async () => {
    const order = await place();
    await orders.settle(reportOf(order, 'awaiting'));
    expect((await bottlesOf(table))[yumi]).toEqual([23, 1, 0]);
    expect(await eventOf(order)).toBeUndefined();
    await orders.settle(reportOf(order, 'failed', { shipTo: undefined }));
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
    expect(await itemOf(order)).toMatchObject({
      status: 'failed',
      stock: 'none',
      expiresAt: order.createdAt + 30 * 86_400,
    });
  });

  it('records the shipping paid and whether the address is in the zone paid for', async () => {
    const order = await place({ zone: null, bottles: { [yumi]: 3 } });
    expect(order).not.toHaveProperty('totalYen');
    const okinawa = { ...sampleAddress, state: '沖縄県' };
    await orders.settle(reportOf(order, 'paid', { shipTo: okinawa }));
    expect(await itemOf(order)).toMatchObject({
      shippingYen: 3900,
      totalYen: 21_900,
      addressMismatch: true,
    });
    const other = await place({ zone: null, bottles: { [yumi]: 3 } });
    await orders.settle(reportOf(other, 'paid', { shipTo: okinawa, shippingAmount: 7800, amount: 25_800 }));
    expect(await itemOf(other)).toMatchObject({ shippingYen: 7800, addressMismatch: false });
  });

  it.each<[string, Parameters<typeof reportOf>[2], string]>([
    ['a yen less', { amount: 7299 }, 'other-amount'],
    ['a yen more', { amount: 7301 }, 'other-amount'],
    ['nothing', { amount: 0 }, 'other-amount'],
    ['no amount', { amount: undefined }, 'other-amount'],
    ['dollars', { currency: 'usd' }, 'other-amount'],
    ['no currency', { currency: undefined }, 'other-amount'],
    ['other shipping', { shippingAmount: 0 }, 'other-amount'],
    ['an unknown order', { reference: 'JP261121-ZZZZZZZZZZZZ' }, 'unknown'],
    ['no reference', { reference: '' }, 'unknown'],
  ])('of %s is rejected and changes nothing', async (_, changes, result) => {
    const order = await place();
    expect(order.totalYen).toBe(7300);
    const before = await table.items();
    for (const status of ['paid', 'awaiting', 'refunded'] as const) {
      // A refund carries no shipping data.
      if (status === 'refunded' && 'shippingAmount' in (changes ?? {})) continue;
      expect(await orders.settle(reportOf(order, status, changes))).toEqual({ result });
    }
    expect(await table.items()).toEqual(before);
  });

  it('is rejected if the report names another payment page or another payment', async () => {
    const order = await place();
    await orders.recordPaymentPage(order, { id: 'cs_own', url: 'https://pay.example/own', expiresAt: 1 });
    expect(await orders.settle(reportOf(order, 'paid'))).toEqual({ result: 'other-payment' });
    expect(await orders.settle(reportOf(order, 'expired'))).toEqual({ result: 'other-payment' });
    const ownSession = { session: { id: 'cs_own', expiresAt: 1 } };
    expect(await orders.settle(reportOf(order, 'paid', ownSession))).toMatchObject({ result: 'changed' });
    expect(await orders.settle(reportOf(order, 'refunded', { paymentIntent: 'pi_other' }))).toEqual({
      result: 'other-payment',
    });
  });

  it('reported before the payment page is recorded also records the page, which is not recorded again', async () => {
    const order = await place();
    await orders.settle(reportOf(order, 'paid'));
    const item = await itemOf(order);
    await orders.recordPaymentPage(order, { id: 'cs_late', url: 'https://pay.example/late', expiresAt: 1 });
    expect(await itemOf(order)).toEqual(item);
  });
});

describe('an order paid after its bottles were released', () => {
  it('takes the bottles again if they are still available', async () => {
    const order = await place({ bottles: { [yumi]: 2 } });
    await orders.settle(reportOf(order, 'expired'));
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
    await orders.settle(reportOf(order, 'paid'));
    expect((await bottlesOf(table))[yumi]).toEqual([22, 0, 2]);
    expect(await eventOf(order)).toBe('order.paid');
  });

  it('is refunded if one bottle is no longer available, and the refund is announced only after it is made', async () => {
    await putBottles(table, { [lostTime]: 1 });
    const order = await place({ bottles: { [yumi]: 1, [lostTime]: 1 } });
    await orders.settle(reportOf(order, 'expired'));
    await place({ bottles: { [lostTime]: 1 } });
    const outcome = await orders.settle(reportOf(order, 'paid'));
    expect(outcome).toMatchObject({
      result: 'changed',
      order: { status: 'refunded', refundReason: 'out-of-stock', stock: 'none' },
    });
    expect(await eventOf(order)).toBeUndefined();
    expect(await bottlesOf(table)).toMatchObject({ [yumi]: [24, 0, 0], [lostTime]: [0, 1, 0] });
    const confirmed = await Promise.all(
      Array.from({ length: 3 }, () => orders.confirmRefund(referenceOf(order))),
    );
    expect(confirmed.filter(({ result }) => result === 'changed')).toHaveLength(1);
    expect(await itemOf(order)).toMatchObject({
      refundedAt: clock().getTime() / 1000,
      event: { type: 'order.refunded' },
    });
    expect(await orders.settle(reportOf(order, 'refunded'))).toMatchObject({ result: 'unchanged' });
    expect(await orders.settle(reportOf(order, 'paid'))).toMatchObject({ result: 'unchanged' });
  });
});

describe('giving up an order', () => {
  it('releases the bottles at once if the order has no payment page', async () => {
    const order = await place();
    expect(await orders.giveUp(referenceOf(order))).toMatchObject({ result: 'changed' });
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
    expect(await orders.giveUp(referenceOf(order))).toMatchObject({ result: 'unchanged' });
  });

  it('keeps the bottles on hold if a payment page is recorded', async () => {
    const order = await place();
    await orders.recordPaymentPage(order, { id: 'cs', url: 'https://pay.example', expiresAt: 1 });
    expect(await orders.giveUp(referenceOf(order))).toMatchObject({ result: 'unchanged' });
    expect((await bottlesOf(table))[yumi]).toEqual([23, 1, 0]);
  });
});

describe('the orders of the shop', () => {
  const payOrder = async () => {
    const order = await place();
    await orders.settle(reportOf(order, 'paid'));
    return order;
  };

  it('are shipped once, and only after payment', async () => {
    const unpaid = await place();
    expect(await orders.ship(referenceOf(unpaid), 'T1')).toMatchObject({ result: 'unchanged' });
    const order = await payOrder();
    const outcomes = await Promise.all(
      ['T1', 'T1', 'T2'].map((code) => orders.ship(referenceOf(order), code)),
    );
    expect(outcomes.filter(({ result }) => result === 'changed')).toHaveLength(1);
    expect(await eventOf(order)).toBe('order.shipped');
  });

  it('are marked as refunded before the refund is requested, so that they cannot be shipped in between', async () => {
    const order = await payOrder();
    await orders.refund(referenceOf(order), 'by-house');
    expect(await itemOf(order)).toMatchObject({ status: 'refunded', refundReason: 'by-house' });
    expect(await eventOf(order)).toBeUndefined();
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
    expect(await orders.ship(referenceOf(order), 'T1')).toMatchObject({ result: 'unchanged' });
    await orders.confirmRefund(referenceOf(order));
    expect(await eventOf(order)).toBe('order.refunded');
  });

  it('are either shipped or refunded if both are requested at once, with correct stock', async () => {
    for (let round = 0; round < 10; round += 1) {
      await putBottles(table, { [yumi]: 3 });
      const order = await payOrder();
      await Promise.all([
        orders.ship(referenceOf(order), 'T1'),
        orders.refund(referenceOf(order), 'by-house'),
      ]);
      const { shipped } = (await orders.find(referenceOf(order))) as StoredOrder;
      expect((await bottlesOf(table))[yumi]).toEqual(shipped ? [2, 0, 1] : [3, 0, 0]);
    }
  });

  it('are listed by the day of their checkout', async () => {
    const first = await place();
    const second = await place();
    await place({ date: '2026-11-22' });
    const found = await orders.listByDay(calendarDateFrom('2026-11-21'));
    expect(found.map(({ reference }) => reference).sort()).toEqual(
      [first.reference, second.reference].sort(),
    );
    expect(await orders.listByDay(calendarDateFrom('2026-11-23'))).toEqual([]);
  });

  it('are found by the item key and the id in their event', async () => {
    const order = await place();
    const key = { pk: 'ORDERS#2026-11-21', sk: `ORDER#${order.id}` };
    expect(await orders.findSubject(key, order.id)).toEqual(order);
    expect(await orders.findSubject(key, 'other')).toBeUndefined();
  });
});

it('recording the payment of an order fails if the bottles of the order are not on hold', async () => {
  const order = await place();
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { ...stockKey(yumi) },
      UpdateExpression: 'SET held = :none',
      ExpressionAttributeValues: { ':none': 0 },
    }),
  );
  await expect(orders.settle(reportOf(order, 'paid'))).rejects.toThrow('Stock is lower');
  expect(await orders.find(referenceOf(order))).toMatchObject({ status: 'pending' });
});

describe('payment reports of an order', () => {
  const statuses: ReportedStatus[] = ['awaiting', 'paid', 'refunded', 'expired', 'failed'];

  /** The part of an order that must not depend on the sequence of reports. */
  const finalStateOf = async (order: StoredOrder) => {
    const { status, stock, totalYen, shippingYen, paymentIntent, shipTo, session } = (await orders.find(
      referenceOf(order),
    )) as StoredOrder;
    return {
      status,
      stock,
      totalYen,
      shippingYen,
      paymentIntent: paymentIntent?.slice(0, 3),
      shipTo,
      session: session?.id.slice(0, 3),
    };
  };

  it('received in any order, twice or concurrently, result in the same state and a correct stock', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(statuses, { minLength: 1 }),
        fc.infiniteStream(fc.nat()),
        fc.boolean(),
        async (subset, random, isConcurrent) => {
          await putBottles(table, { [yumi]: 24 });
          const [sorted, shuffled] = [await place({ zone: null }), await place({ zone: null })];
          for (const status of subset) await orders.settle(reportOf(sorted, status));
          const messages = [...subset, ...subset]
            .map((status) => ({ status, at: random.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ status }) => reportOf(shuffled, status));
          if (isConcurrent) await Promise.all(messages.map((message) => orders.settle(message)));
          else for (const message of messages) await orders.settle(message);
          expect(await finalStateOf(shuffled)).toEqual(await finalStateOf(sorted));
          const [quantity, held, sold] = (await bottlesOf(table))[yumi] as [number, number, number];
          expect(quantity + held + sold).toBe(24);
          const { stock } = await finalStateOf(sorted);
          expect([held, sold]).toEqual([stock === 'held' ? 2 : 0, stock === 'sold' ? 2 : 0]);
        },
      ),
      { numRuns: inFull(40, 15) },
    );
  });
});
