import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { addDays, type Clock } from '../../../shared/values/port-vila-time.ts';
import { type Counted, countingUpdate, overQuota, type QuotaOutcome } from '../quotas/quotas.ts';
import type { Write } from '../table/pointers.ts';
import { cancelledFor, isConflict } from '../table/retry-on-conflict.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { orderAccess, referenceOf } from './order-access.ts';
import { orderKey, parseOrder, type StoredOrder } from './order-item.ts';
import { listWrites } from './order-list.ts';
import { bottlesIn, stockKey, stockWrite } from './stock.ts';

/** Outcome of placing an order. `known`: a retry after a lost response, or a repeated click. */
export type PlaceOrderOutcome =
  | { readonly result: 'placed' | 'known'; readonly order: StoredOrder }
  | { readonly result: 'key-reused' }
  | Extract<QuotaOutcome, { readonly result: 'over' }>
  | { readonly result: 'short'; readonly productId: string; readonly available: number };

/** Places new orders: one key makes one order, which holds all of its bottles or none. */
export function orderPlacing(table: Table, clock: Clock) {
  const { put, commit } = orderAccess(table, clock);

  /** Condition that the key has no order on the other side of midnight either. */
  const isAlone = (key: ItemKey): Write => ({
    ConditionCheck: {
      TableName: table.name,
      Key: { ...key },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  });

  /** Reads an earlier order of the same key and the bottles left. */
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
      throw Object.assign(new Error('Could not read all items'), { name: 'ThrottlingException' });
    }
    const items = Responses?.[table.name] ?? [];
    const at = (key: ItemKey) => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    return {
      earlier: places.map((key) => parseOrder(at(key), clock())).find((found) => found !== undefined),
      bottles: order.lines.map(({ id }) => bottlesIn(at(stockKey(id)))),
    };
  };

  /**
   * Holds the bottles of all lines and stores the order as pending, all or nothing. A repeated key finds its earlier
   * order, even across midnight or within the same millisecond.
   *
   * @param counted quota charged in the same write, so that only new holds count
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
          ...listWrites(table, order),
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
    // A concurrent call with the same key may have taken the missing bottles.
    const now = await lookAround(order);
    if (now.earlier !== undefined) return compared(now.earlier, order);
    if (short !== undefined) return short;
    if (counted === undefined) throw new Error('Stock refused an order despite sufficient bottles');
    return overQuota(counted, clock());
  };
}

/** The first line without enough bottles. */
const shortLine = (order: StoredOrder, bottles: readonly number[]): PlaceOrderOutcome | undefined => {
  const index = order.lines.findIndex(({ quantity }, at) => quantity > (bottles[at] ?? 0));
  const line = order.lines[index];
  return line && { result: 'short', productId: line.id, available: bottles[index] ?? 0 };
};

/** Keys that the same Idempotency-Key would give the order a day earlier or later. */
const keysAcrossMidnight = (order: StoredOrder): ItemKey[] => {
  const { date, secretSuffix } = referenceOf(order);
  return [-1, 1].map((days) => orderKey({ date: addDays(date, days), secretSuffix }));
};

const compared = (made: StoredOrder, wanted: StoredOrder): PlaceOrderOutcome =>
  made.fingerprint === wanted.fingerprint ? { result: 'known', order: made } : { result: 'key-reused' };
