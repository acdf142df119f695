import * as z from 'zod/mini';
import type { Month } from '#shared/calendar/month.ts';
import { movementMonths } from '#shared/shop/order-books.ts';
import { orderListedUntil, placeOfOrder } from '#shared/shop/order-listed.ts';
import { orderTaskKinds } from '#shared/shop/order-task.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { Write } from '../table/commands.ts';
import { equals, onlyIf } from '../table/expressions.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import { type Pointer, pointersIn, pointerWrite, repairList } from '../table/pointers.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { keyOfOrder, orderExpiresAt, parseOrder, type StoredOrder } from './order-item.ts';

/** Partition of the orders with a task, and of recently finished ones. */
const orderList = 'ORDERS#LIST';

/** Orders with a payment or refund in a month, in Port Vila. */
const booksPartition = (month: Month): string => `ORDERS#BOOKS#${month}`;

const ListedOrderEntry = z.object({
  target: z.object({ pk: z.string(), sk: z.string() }),
  expiresAt: z.int(),
  task: z.optional(z.object({ kind: z.enum(orderTaskKinds), dueAt: z.optional(z.int()) })),
  lastAt: z.int(),
  isUnsettled: z.boolean(),
});
export type ListedOrderEntry = z.infer<typeof ListedOrderEntry>;

/** Reads the lists of orders. */
export function orderLists(table: Table, clock: Clock) {
  const read = async (targets: readonly ItemKey[]): Promise<readonly StoredOrder[]> =>
    (await itemsOfKeys(table, targets)).flatMap((item) => parseOrder(item, clock()) ?? []);

  return {
    /** Entries for the list of orders: one query, however many orders are stored. */
    async listEntries(): Promise<readonly ListedOrderEntry[]> {
      return (await pointersIn(table, orderList, clock())).map((entry) => ListedOrderEntry.parse(entry));
    },

    /** The orders of entries, unordered. */
    read: (entries: readonly Pick<ListedOrderEntry, 'target'>[]): Promise<readonly StoredOrder[]> =>
      read(entries.map(({ target }) => target)),

    /**
     * Repairs the list where it differs from these orders, which were just read. Returns the number of repaired
     * entries.
     */
    repairList: (orders: readonly StoredOrder[]): Promise<number> =>
      repairList(
        table,
        orderList,
        orders.map((order) => ({
          pointer: listPointer(order),
          unchangedCheck: {
            ConditionCheck: {
              TableName: table.name,
              Key: { ...keyOfOrder(order) },
              ...onlyIf(equals('version', order.version)),
            },
          },
        })),
        clock(),
      ),

    /** All orders with a payment or refund in a month, unordered. */
    async listWithMovementsIn(month: Month): Promise<readonly StoredOrder[]> {
      const entries = await pointersIn(table, booksPartition(month), clock());
      return read(entries.map(({ target }) => target));
    },
  };
}

/**
 * The writes that update the lists for an order; they belong in every transaction that writes the order.
 *
 * @param before the previous version; absent for a new order
 */
export function listWrites(table: Table, order: StoredOrder, before?: StoredOrder): readonly Write[] {
  const earlierMonths = before === undefined ? [] : movementMonths(before);
  const target = keyOfOrder(order);
  const expiresAt = orderExpiresAt(order);
  return [
    pointerWrite(table, orderList, listPointer(order)),
    ...movementMonths(order)
      .filter((month) => !earlierMonths.includes(month))
      .map((month) => pointerWrite(table, booksPartition(month), { target, expiresAt, fields: {} })),
  ];
}

const listPointer = (order: StoredOrder): Pointer => ({
  target: keyOfOrder(order),
  expiresAt: orderListedUntil(order, orderExpiresAt(order)),
  fields: { ...placeOfOrder(order) },
});
