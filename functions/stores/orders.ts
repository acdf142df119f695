import { randomUUID } from 'node:crypto';
import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  GetCommand,
  paginateQuery,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { type OrderReference, parseOrderReference } from '../../shared/shop/order-reference.ts';
import { type PaymentReport, reportProblem } from '../../shared/shop/payment-report.ts';
import { addDays, type CalendarDate, type Clock } from '../../shared/values/port-vila-time.ts';
import { cancelledFor, isConflict, pastConflicts } from './conflicts.ts';
import { newEvent, onceOnly } from './event.ts';
import {
  type OrderWrite,
  orderGivenUp,
  orderRefunded,
  orderReported,
  orderShipped,
  orderToRefund,
} from './order-changes.ts';
import {
  orderExpiresAt,
  orderKey,
  orderKeyPrefix,
  ordersKey,
  parseOrder,
  type StoredOrder,
} from './order-item.ts';
import { bottlesIn, stockKey, stockWrite } from './stock.ts';
import { epochSeconds, type ItemKey, type Table } from './table.ts';

/** What became of a new order. `known` is the retry of a call whose answer was lost, or a second press. */
export type PlaceOutcome =
  | { readonly result: 'placed' | 'known'; readonly order: StoredOrder }
  | { readonly result: 'key-reused' }
  | { readonly result: 'short'; readonly productId: string; readonly available: number };

/** What became of a change. `unchanged`: there was nothing to do, or nothing that may be done. */
export type OrderOutcome =
  | { readonly result: 'changed' | 'unchanged'; readonly order: StoredOrder }
  | { readonly result: 'unknown' };

/** `other-payment`, `other-amount`: the report cannot be of this order. */
export type ReportOutcome = OrderOutcome | { readonly result: 'other-payment' | 'other-amount' };

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Times that a change is decided anew after another write came first. */
const mostTries = 20;

/** Buyers of one bottle stand in each other's way, and each is through in milliseconds. */
const patience = { mostTries: 10, longestPauseMilliseconds: 40 };

export type OrderStore = ReturnType<typeof orderStore>;

/** The orders of the Japan shop. Whatever an order does to the stock happens in one transaction with the order. */
export function orderStore(table: Table, clock: Clock) {
  const load = async (key: ItemKey): Promise<StoredOrder | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { ...key }, ConsistentRead: true }),
    );
    return parseOrder(Item, clock());
  };

  const find = async (reference: OrderReference): Promise<StoredOrder | undefined> => {
    const order = await load(orderKey(reference));
    return order?.reference === reference.text ? order : undefined;
  };

  const put = (
    order: StoredOrder,
    condition: Pick<NonNullable<Write['Put']>, 'ConditionExpression' | 'ExpressionAttributeValues'>,
    event?: OrderWrite['event'],
  ): Write => ({
    Put: {
      TableName: table.name,
      Item: {
        ...orderKey(referenceOf(order)),
        ...order,
        expiresAt: orderExpiresAt(order),
        ...(event && { event: newEvent(event, order.id, onceOnly(event)) }),
      },
      ...condition,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  });

  const commit = async (TransactItems: Write[]): Promise<void> => {
    const command = new TransactWriteCommand({ TransactItems, ClientRequestToken: randomUUID() });
    await pastConflicts(() => table.client.send(command), patience);
  };

  /** Writes an order in place of the one that was read; the stock moves with it or neither does. */
  const replace = async (
    before: StoredOrder,
    { order, move, event }: OrderWrite,
  ): Promise<'done' | 'came-first' | 'stock-gone'> => {
    const condition = {
      ConditionExpression: 'version = :read',
      ExpressionAttributeValues: { ':read': before.version },
    };
    const bottles = move ? order.lines.map((line) => stockWrite(table, move, line, clock())) : [];
    try {
      await commit([put({ ...order, version: before.version + 1 }, condition, event), ...bottles]);
      return 'done';
    } catch (error) {
      if (isConflict(error) || !cancelledFor(error, 'ConditionalCheckFailed')) throw error;
      const [ofOrder] = (error as TransactionCanceledException).CancellationReasons ?? [];
      if (ofOrder?.Code === 'ConditionalCheckFailed') return 'came-first';
      if (move === 'take') return 'stock-gone';
      throw new Error('The stock holds less than its orders do', { cause: error });
    }
  };

  /** Changes one order. `decide` looks at it, and looks again when another write came first. */
  const change = async <Problem extends string>(
    reference: OrderReference,
    decide: (order: StoredOrder, isStockGone: boolean) => OrderWrite | Problem | undefined,
  ): Promise<OrderOutcome | { result: Problem }> => {
    let isStockGone = false;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const order = await find(reference);
      if (order === undefined) return { result: 'unknown' };
      const write = decide(order, isStockGone);
      if (write === undefined) return { result: 'unchanged', order };
      if (typeof write === 'string') return { result: write };
      const outcome = await replace(order, write);
      if (outcome === 'done')
        return { result: 'changed', order: { ...write.order, version: order.version + 1 } };
      isStockGone = outcome === 'stock-gone';
    }
    throw new Error('The order changed too often');
  };

  /** Part of a transaction: one key has one order, on whichever side of midnight each of its presses came in. */
  const isAlone = (key: ItemKey): Write => ({
    ConditionCheck: {
      TableName: table.name,
      Key: { ...key },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  });

  /** The order of an earlier press of the same key, and the bottles that are left. */
  const lookAround = async (order: StoredOrder) => {
    const places = [orderKey(referenceOf(order)), ...keysAcrossMidnight(order)];
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({
        RequestItems: {
          [table.name]: {
            Keys: [...places, ...order.lines.map(({ id }) => stockKey(id))].map((key) => ({ ...key })),
            ConsistentRead: true,
          },
        },
      }),
    );
    if (Object.keys(UnprocessedKeys ?? {}).length > 0) {
      throw Object.assign(new Error('Not all items could be read'), { name: 'ThrottlingException' });
    }
    const items = Responses?.[table.name] ?? [];
    const at = (key: ItemKey) => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    return {
      earlier: places.map((key) => parseOrder(at(key), clock())).find((found) => found !== undefined),
      bottles: order.lines.map(({ id }) => bottlesIn(at(stockKey(id)))),
    };
  };

  const shortLine = (order: StoredOrder, bottles: readonly number[]): PlaceOutcome | undefined => {
    const index = order.lines.findIndex(({ quantity }, at) => quantity > (bottles[at] ?? 0));
    const line = order.lines[index];
    return line && { result: 'short', productId: line.id, available: bottles[index] ?? 0 };
  };

  return {
    /**
     * Holds the bottles of all lines and keeps the order as pending, all or nothing. An order that another call with
     * the same key has made is found again, also over midnight, and when both come in the same millisecond.
     */
    async place(order: StoredOrder): Promise<PlaceOutcome> {
      const { earlier, bottles } = await lookAround(order);
      if (earlier !== undefined) return compared(earlier, order);
      let short = shortLine(order, bottles);
      if (short === undefined) {
        const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
        const beside = keysAcrossMidnight(order);
        try {
          await commit([
            put(order, isNew),
            ...beside.map(isAlone),
            ...order.lines.map((line) => stockWrite(table, 'hold', line, clock())),
          ]);
          return { result: 'placed', order };
        } catch (error) {
          if (isConflict(error) || !cancelledFor(error, 'ConditionalCheckFailed')) throw error;
          const reasons = (error as TransactionCanceledException).CancellationReasons ?? [];
          const ofLines = reasons.slice(1 + beside.length);
          for (const { Item } of reasons.slice(0, 1 + beside.length)) {
            const made = Item && parseOrder(unmarshall(Item), clock());
            if (made) return compared(made, order);
          }
          short = shortLine(
            order,
            ofLines.map(({ Code, Item }, at) =>
              Code === 'ConditionalCheckFailed'
                ? bottlesIn(Item && unmarshall(Item))
                : (order.lines[at]?.quantity ?? 0),
            ),
          );
        }
      }
      // The bottles that are missing may be those that another press of the same button has just taken.
      const now = await lookAround(order);
      if (now.earlier !== undefined) return compared(now.earlier, order);
      if (short === undefined) throw new Error('The stock refused an order that it has bottles for');
      return short;
    },

    /** An order by its reference; undefined when there is none. */
    find,

    /** The order that an event tells of. */
    async findSubject(key: ItemKey, subject: string): Promise<StoredOrder | undefined> {
      const order = await load(key);
      return order?.id === subject ? order : undefined;
    },

    /** All orders made on a day in Port Vila, oldest first. */
    async onDay(date: CalendarDate): Promise<readonly StoredOrder[]> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :day AND begins_with(sk, :order)',
          ExpressionAttributeValues: { ':day': ordersKey(date), ':order': orderKeyPrefix },
          ConsistentRead: true,
        },
      );
      const found: StoredOrder[] = [];
      for await (const page of pages) {
        for (const item of page.Items ?? []) {
          const order = parseOrder(item, clock());
          if (order !== undefined) found.push(order);
        }
      }
      return found.sort((a, b) => a.createdAt - b.createdAt);
    },

    /** Notes the payment page that was opened. A report that came first has noted it already. */
    async openedAt(order: StoredOrder, session: NonNullable<StoredOrder['session']>): Promise<void> {
      const command = new UpdateCommand({
        TableName: table.name,
        Key: { ...orderKey(referenceOf(order)) },
        UpdateExpression: 'SET #session = :session, version = version + :one REMOVE #event',
        ConditionExpression: '#status = :pending AND attribute_not_exists(#session)',
        ExpressionAttributeNames: { '#session': 'session', '#status': 'status', '#event': 'event' },
        ExpressionAttributeValues: { ':session': session, ':pending': 'pending', ':one': 1 },
      });
      await pastConflicts(async () => {
        try {
          await table.client.send(command);
        } catch (error) {
          if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
        }
      });
    },

    /** Gives the bottles of an order back for which the payment page was refused, so that nobody can pay it. */
    giveUp: (reference: OrderReference): Promise<OrderOutcome> => change<never>(reference, orderGivenUp),

    /**
     * Takes in what the payment provider says: bottles are sold or given back in the same transaction. Whatever comes
     * twice or out of order leads to the same end. Paid for after its bottles were given back, an order takes them
     * again, or is to be refunded if they are gone.
     */
    settle(report: PaymentReport): Promise<ReportOutcome> {
      const reference = parseOrderReference(report.reference);
      if (reference === undefined) return Promise.resolve({ result: 'unknown' });
      return change(
        reference,
        (order, isStockGone) => reportProblem(order, report) ?? orderReported(order, report, isStockGone),
      );
    },

    /** Decides that a paid order is refunded, before anything is asked of the payment provider. */
    refund: (
      reference: OrderReference,
      reason: NonNullable<StoredOrder['refundReason']>,
    ): Promise<OrderOutcome> => change<never>(reference, (order) => orderToRefund(order, reason)),

    /** The payment provider has given the money back. */
    confirmRefund: (reference: OrderReference): Promise<OrderOutcome> =>
      change<never>(reference, (order) => orderRefunded(order, epochSeconds(clock()))),

    /** A paid order has left the house. */
    ship: (reference: OrderReference, trackingNumber: string): Promise<OrderOutcome> =>
      change<never>(reference, (order) => orderShipped(order, epochSeconds(clock()), trackingNumber)),
  };
}

/** Where the same Idempotency-Key would have put its order a day earlier or later. */
const keysAcrossMidnight = (order: StoredOrder): ItemKey[] => {
  const { date, tail } = referenceOf(order);
  return [-1, 1].map((days) => orderKey({ date: addDays(date, days), tail }));
};

const compared = (made: StoredOrder, wanted: StoredOrder): PlaceOutcome =>
  made.fingerprint === wanted.fingerprint ? { result: 'known', order: made } : { result: 'key-reused' };

/** The reference of a stored order, taken apart. */
function referenceOf(order: Pick<StoredOrder, 'reference'>): OrderReference {
  const reference = parseOrderReference(order.reference);
  if (reference === undefined) throw new Error('A stored order has no readable reference');
  return reference;
}
