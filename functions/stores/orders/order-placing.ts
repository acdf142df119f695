import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { addDays, type Clock } from '../../../shared/values/port-vila-time.ts';
import { type Counted, countingUpdate, overQuota, type QuotaOutcome } from '../quotas/quotas.ts';
import { cancelledFor, isConflict } from '../table/retry-on-conflict.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { orderAccess, referenceOf, type Write } from './order-access.ts';
import { orderKey, parseOrder, type StoredOrder } from './order-item.ts';
import { bottlesIn, stockKey, stockWrite } from './stock.ts';

/** What became of a new order. `known` is the retry of a call whose answer was lost, or a second press. */
export type PlaceOrderOutcome =
  | { readonly result: 'placed' | 'known'; readonly order: StoredOrder }
  | { readonly result: 'key-reused' }
  | Extract<QuotaOutcome, { readonly result: 'over' }>
  | { readonly result: 'short'; readonly productId: string; readonly available: number };

/** How new orders come in: one key makes one, and holds all of its bottles or none. */
export function orderPlacing(table: Table, clock: Clock) {
  const { put, commit } = orderAccess(table, clock);

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

  /**
   * Holds the bottles of all lines and keeps the order as pending, all or nothing. An order that another call with
   * the same key has made is found again, also over midnight, and when both come in the same millisecond.
   *
   * @param counted against a quota in the same write: what is not held is not counted, nor is what was held before
   */
  return async (order: StoredOrder, counted?: Counted): Promise<PlaceOrderOutcome> => {
    const { earlier, bottles } = await lookAround(order);
    if (earlier !== undefined) return compared(earlier, order);
    let short = shortLine(order, bottles);
    if (short === undefined) {
      const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
      const beside = keysAcrossMidnight(order);
      const counting = counted ? [{ Update: countingUpdate(table, counted, clock()) }] : [];
      try {
        await commit([
          put(order, isNew),
          ...beside.map(isAlone),
          ...counting,
          ...order.lines.map((line) => stockWrite(table, 'hold', line, clock())),
        ]);
        return { result: 'placed', order };
      } catch (error) {
        if (isConflict(error) || !cancelledFor(error, 'ConditionalCheckFailed')) throw error;
        const reasons = (error as TransactionCanceledException).CancellationReasons ?? [];
        const ofLines = reasons.slice(1 + beside.length + counting.length);
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
    if (short !== undefined) return short;
    if (counted === undefined) throw new Error('The stock refused an order that it has bottles for');
    return overQuota(counted, clock());
  };
}

/** The first line that there are not enough bottles for. */
const shortLine = (order: StoredOrder, bottles: readonly number[]): PlaceOrderOutcome | undefined => {
  const index = order.lines.findIndex(({ quantity }, at) => quantity > (bottles[at] ?? 0));
  const line = order.lines[index];
  return line && { result: 'short', productId: line.id, available: bottles[index] ?? 0 };
};

/** Where the same Idempotency-Key would have put its order a day earlier or later. */
const keysAcrossMidnight = (order: StoredOrder): ItemKey[] => {
  const { date, secretSuffix } = referenceOf(order);
  return [-1, 1].map((days) => orderKey({ date: addDays(date, days), secretSuffix }));
};

const compared = (made: StoredOrder, wanted: StoredOrder): PlaceOrderOutcome =>
  made.fingerprint === wanted.fingerprint ? { result: 'known', order: made } : { result: 'key-reused' };
