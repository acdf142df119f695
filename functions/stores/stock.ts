import { paginateQuery, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { StockMove } from '../../shared/shop/order-state.ts';
import type { ItemKey, Table } from './table.ts';

/**
 * Bottles in the house: `INVENTORY / PRODUCT#<id>`. Each bottle is counted once: in `quantity` while it can be sold,
 * in `held` while a payment for it is under way, in `sold` after that.
 */

const partition = 'INVENTORY';
const keyPrefix = 'PRODUCT#';

export const stockKey = (productId: string): ItemKey => ({ pk: partition, sk: `${keyPrefix}${productId}` });

const count = z._default(z.int().check(z.gte(0)), 0);

/** `lastUpdated` in ISO 8601, UTC. */
export const StoredStock = z.object({
  productId: z.string(),
  name: z.optional(z.string()),
  abv: z.optional(z.number()),
  quantity: count,
  held: count,
  sold: count,
  lastUpdated: z.string(),
});
export type StoredStock = z.infer<typeof StoredStock>;

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Count = 'quantity' | 'held' | 'sold';

/** From which count to which bottles go. */
const ways: Readonly<Record<StockMove | 'hold', readonly [Count, Count]>> = {
  hold: ['quantity', 'held'],
  sell: ['held', 'sold'],
  release: ['held', 'quantity'],
  take: ['quantity', 'sold'],
  return: ['sold', 'quantity'],
};

/** Part of a transaction: moves so many bottles of a product, provided that there are as many. */
export function stockWrite(
  table: Table,
  move: StockMove | 'hold',
  { id, quantity }: { id: string; quantity: number },
  now: Date,
): Write {
  const [from, to] = ways[move];
  return {
    Update: {
      TableName: table.name,
      Key: stockKey(id),
      UpdateExpression:
        'SET #from = #from - :bottles, #to = if_not_exists(#to, :none) + :bottles, lastUpdated = :now REMOVE #event',
      ConditionExpression: '#from >= :bottles',
      ExpressionAttributeNames: { '#from': from, '#to': to, '#event': 'event' },
      ExpressionAttributeValues: { ':bottles': quantity, ':none': 0, ':now': now.toISOString() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** Bottles of a product that can be sold, in its item; none when there is no item. */
export const bottlesIn = (item: Record<string, unknown> | undefined): number => Number(item?.quantity ?? 0);

export type StockStore = ReturnType<typeof stockStore>;

/** The stock as a whole. Bottles move with orders, in `orderStore`. */
export function stockStore(table: Table) {
  return {
    /** All products that anything is known of, by id. */
    async list(): Promise<readonly StoredStock[]> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :inventory AND begins_with(sk, :product)',
          ExpressionAttributeValues: { ':inventory': partition, ':product': keyPrefix },
          ConsistentRead: true,
        },
      );
      const items: StoredStock[] = [];
      for await (const page of pages)
        items.push(...(page.Items ?? []).map((item) => StoredStock.parse(item)));
      return items;
    },
  };
}
