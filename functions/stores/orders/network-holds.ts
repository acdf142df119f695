import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { parcelOf } from '#shared/shop/basket.ts';
import { holdEndsAt } from '#shared/shop/reconciling.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { getItem, type Write } from '../table/commands.ts';
import { equals, isMissing, updateOf } from '../table/expressions.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';
import { keyOfOrder, parseOrder, type StoredOrder } from './order-item.ts';

/** The bottles that a network has on hold. */
export interface NetworkHolds {
  readonly key: ItemKey;
  readonly bottles: number;
  /** When the first of these holds ends, in epoch seconds; 0 without any. */
  readonly endsAt: number;
  /** Keys of these orders, and the version of the list that they were read from. */
  readonly orders: readonly ItemKey[];
  readonly version: number;
}

const StoredHolds = z.object({
  orders: z.array(z.object({ pk: z.string(), sk: z.string() })),
  version: z.int(),
});

const retentionSeconds = 86_400;

/**
 * The orders by which a network holds bottles: `HOLDS#<digest> / HOLDS`. The list is read together with its orders and
 * rewritten without those that no longer hold any, so the code that settles an order need not know its network. The
 * list expires a day after its last order.
 */
export function networkHolds(table: Table, clock: Clock) {
  const ordersAt = async (keys: readonly ItemKey[]): Promise<StoredOrder[]> => {
    if (keys.length === 0) return [];
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({
        RequestItems: { [table.name]: { Keys: keys.map((key) => ({ ...key })), ConsistentRead: true } },
      }),
    );
    if (Object.keys(UnprocessedKeys ?? {}).length > 0) {
      throw Object.assign(new Error('Could not read all orders'), { name: 'ThrottlingException' });
    }
    return (Responses?.[table.name] ?? [])
      .map((item) => parseOrder(item, clock()))
      .filter((order) => order !== undefined);
  };

  return {
    async read(network: string): Promise<NetworkHolds> {
      const key = { pk: `HOLDS#${network}`, sk: 'HOLDS' };
      const Item = await getItem(table, key);
      const listed = Item ? StoredHolds.parse(Item) : { orders: [], version: 0 };
      const hasNoList = Item === undefined || isExpired(Item, clock());
      const orders = (await ordersAt(hasNoList ? [] : listed.orders)).filter(({ stock }) => stock === 'held');
      return {
        key,
        bottles: orders.reduce((sum, { lines }) => sum + parcelOf(lines).bottles, 0),
        endsAt: orders.length === 0 ? 0 : Math.min(...orders.map(holdEndsAt)),
        orders: orders.map(keyOfOrder),
        version: listed.version,
      };
    },

    /** Transaction write that adds an order, unless the list has changed since it was read. */
    addWrite({ key, orders, version }: NetworkHolds, order: StoredOrder): Write {
      return {
        Update: {
          TableName: table.name,
          Key: { ...key },
          ...updateOf({
            set: {
              orders: [...orders, keyOfOrder(order)],
              version: version + 1,
              expiresAt: epochSeconds(clock()) + retentionSeconds,
            },
            when: [version === 0 ? isMissing('pk') : equals('version', version)],
          }),
        },
      };
    },
  };
}
