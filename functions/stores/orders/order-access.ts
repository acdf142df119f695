import { type OrderReference, parseOrderReference } from '#shared/shop/order-reference.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { getItem, transact, type Write } from '../table/commands.ts';
import { newEvent } from '../table/event.ts';
import { type Condition, onlyIf } from '../table/expressions.ts';
import type { ItemKey, Table } from '../table/table.ts';
import type { OrderWrite } from './order-changes.ts';
import { orderEventVersion } from './order-event.ts';
import { orderExpiresAt, orderKey, parseOrder, type StoredOrder } from './order-item.ts';

/** Buyers of the same bottle conflict, but each write takes only milliseconds. */
const retry = { maxAttempts: 10, maxDelayMilliseconds: 40 };

export function orderAccess(table: Table, clock: Clock) {
  const load = async (key: ItemKey): Promise<StoredOrder | undefined> => {
    const Item = await getItem(table, key);
    return parseOrder(Item, clock());
  };

  const find = async (reference: OrderReference): Promise<StoredOrder | undefined> => {
    const order = await load(orderKey(reference));
    return order?.reference === reference.text ? order : undefined;
  };

  /** Writes an order and its event if the condition holds. */
  const put = (order: StoredOrder, condition: Condition, event?: OrderWrite['event']): Write => ({
    Put: {
      TableName: table.name,
      Item: {
        ...orderKey(referenceOf(order)),
        ...order,
        expiresAt: orderExpiresAt(order),
        ...(event && { event: newEvent(event, order.id, orderEventVersion(event, order)) }),
      },
      ...onlyIf(condition),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  });

  /** Commits all writes or none. */
  const commit = (writes: readonly Write[]) => transact(table, writes, retry);

  return { load, find, put, commit };
}

export function referenceOf(order: Pick<StoredOrder, 'reference'>): OrderReference {
  const reference = parseOrderReference(order.reference);
  if (reference === undefined) throw new Error('A stored order has an invalid reference');
  return reference;
}
