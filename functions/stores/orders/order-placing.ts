import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { type HoldProblem, holdProblem, isScarce, scarceBottles } from '#shared/shop/held-bottles.ts';
import { addDays, type Clock } from '#shared/values/port-vila-time.ts';
import type { Write } from '../table/commands.ts';
import { isMissing } from '../table/expressions.ts';
import { cancelledFor, isConflict } from '../table/retry-on-conflict.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { networkHolds } from './network-holds.ts';
import { orderAccess, referenceOf } from './order-access.ts';
import { orderKey, parseOrder, type StoredOrder } from './order-item.ts';
import { listWrites } from './order-list.ts';
import { stockKey, stockWrite, unsoldIn } from './stock.ts';

/** Outcome of placing an order. `known`: a retry after a lost response, or a repeated click. */
export type PlaceOrderOutcome =
  | { readonly result: 'placed' | 'known'; readonly order: StoredOrder }
  | { readonly result: 'key-reused' }
  | Exclude<HoldProblem, { readonly result: 'over' }>
  /** The network has too many bottles on hold. `endsAt`: when the first of those holds ends, in epoch seconds. */
  | { readonly result: 'over'; readonly endsAt: number };

/** Attempts at a write while orders of the same network or with the same bottles keep coming first. */
const maxTries = 30;

/** Places new orders: one key yields one order, which holds all of its bottles or none. */
export function orderPlacing(table: Table, clock: Clock) {
  const { put, commit } = orderAccess(table, clock);
  const holds = networkHolds(table, clock);

  /** Condition that the key has no order on the other side of midnight either. */
  const hasNoOrder = (key: ItemKey): Write => ({
    ConditionCheck: {
      TableName: table.name,
      Key: { ...key },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  });

  /** Reads an earlier order of the same key, the bottles left, and the bottles that the network holds. */
  const readCurrentState = async (order: StoredOrder, network: string | undefined) => {
    const orderKeys = [orderKey(referenceOf(order)), ...keysAcrossMidnight(order)];
    const [{ Responses, UnprocessedKeys }, held] = await Promise.all([
      table.client.send(
        new BatchGetCommand({
          RequestItems: {
            [table.name]: {
              Keys: [...orderKeys, ...order.lines.map(({ id }) => stockKey(id))].map((key) => ({ ...key })),
              ConsistentRead: true,
            },
          },
        }),
      ),
      network === undefined ? undefined : holds.read(network),
    ]);
    if (Object.keys(UnprocessedKeys ?? {}).length > 0) {
      throw Object.assign(new Error('Could not read all items'), { name: 'ThrottlingException' });
    }
    const items = Responses?.[table.name] ?? [];
    const itemAt = (key: ItemKey) => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    return {
      earlier: orderKeys.map((key) => parseOrder(itemAt(key), clock())).find((found) => found !== undefined),
      unsoldOf: (id: string) => unsoldIn(itemAt(stockKey(id))),
      held,
    };
  };

  /**
   * Holds the bottles of all lines and stores the order as pending, all or nothing. A repeated key finds its earlier
   * order, even across midnight or within the same millisecond.
   *
   * @param network digest of the network whose holds count against its limit, in the same write
   */
  return async (order: StoredOrder, network?: string): Promise<PlaceOrderOutcome> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { earlier, unsoldOf, held } = await readCurrentState(order, network);
      if (earlier !== undefined) return outcomeOfRetry(earlier, order);
      const problem = holdProblem(order.lines, unsoldOf, held?.bottles ?? 0);
      if (problem !== undefined) {
        // A concurrent call with the same key may have taken the missing bottles.
        const now = await readCurrentState(order, undefined);
        if (now.earlier !== undefined) return outcomeOfRetry(now.earlier, order);
        return problem.result === 'over' ? { result: 'over', endsAt: held?.endsAt ?? 0 } : problem;
      }
      const adjacentKeys = keysAcrossMidnight(order);
      const bottles = order.lines.map((line) => {
        const unsold = unsoldOf(line.id);
        const available = isScarce(line, unsold) ? 0 : scarceBottles(unsold);
        return stockWrite(table, 'hold', line, clock(), available);
      });
      try {
        await commit([
          put(order, isMissing('pk')),
          ...adjacentKeys.map(hasNoOrder),
          ...(held ? [holds.addWrite(held, order)] : []),
          ...bottles,
          ...listWrites(table, order),
        ]);
        return { result: 'placed', order };
      } catch (error) {
        if (isConflict(error) || !cancelledFor(error, 'ConditionalCheckFailed')) throw error;
      }
    }
    throw new Error(`Gave up placing the order after ${maxTries} conflicts`);
  };
}

/** Keys that the same Idempotency-Key would give the order a day earlier or later. */
const keysAcrossMidnight = (order: StoredOrder): ItemKey[] => {
  const { date, secretSuffix } = referenceOf(order);
  return [-1, 1].map((days) => orderKey({ date: addDays(date, days), secretSuffix }));
};

const outcomeOfRetry = (existing: StoredOrder, requested: StoredOrder): PlaceOrderOutcome =>
  existing.fingerprint === requested.fingerprint
    ? { result: 'known', order: existing }
    : { result: 'key-reused' };
