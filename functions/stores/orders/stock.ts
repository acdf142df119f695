import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import type { StockCorrection } from '../../../shared/shop/inventory.ts';
import type { StockMove } from '../../../shared/shop/order-state.ts';
import { itemsIn } from '../table/items-in.ts';
import type { ItemKey, Table } from '../table/table.ts';

/**
 * Stock item: `INVENTORY / PRODUCT#<id>`. Each bottle is counted once: in `quantity` while sellable, in `held` during
 * payment, in `sold` after that.
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

const ways: Readonly<Record<StockMove | 'hold', readonly [Count, Count]>> = {
  hold: ['quantity', 'held'],
  sell: ['held', 'sold'],
  release: ['held', 'quantity'],
  take: ['quantity', 'sold'],
  return: ['sold', 'quantity'],
};

/** Transaction write that moves bottles of a product, on condition that there are enough. */
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

/** Sellable bottles of a stock item; none without an item. */
export const bottlesIn = (item: Record<string, unknown> | undefined): number => Number(item?.quantity ?? 0);

/** Outcome of a correction; `quantity` is the current number of sellable bottles. */
export type Corrected =
  | { readonly result: 'corrected' }
  | { readonly result: 'changed-meanwhile'; readonly quantity: number };

export type StockStore = ReturnType<typeof stockStore>;

/** The stock as a whole. Orders move bottles in `orderStore`. */
export function stockStore(table: Table, clock: () => Date = () => new Date()) {
  return {
    async list(): Promise<readonly StoredStock[]> {
      const items: StoredStock[] = [];
      for await (const item of itemsIn(table, partition, { prefix: keyPrefix }))
        items.push(StoredStock.parse(item));
      return items;
    },

    /**
     * Sets the sellable quantity and the name of a product. Held and sold bottles stay.
     *
     * @param expected sellable bottles that the caller saw; on any other number nothing is set
     */
    async correct(
      { productId, name, abv, quantity }: StockCorrection,
      expected?: number,
    ): Promise<Corrected> {
      const known = abv !== undefined;
      const now = clock().toISOString();
      const command = new UpdateCommand({
        TableName: table.name,
        Key: stockKey(productId),
        UpdateExpression:
          `SET productId = :id, #name = :name, quantity = :quantity, lastUpdated = :now, held = if_not_exists(held, :none), ` +
          `sold = if_not_exists(sold, :none)${known ? ', abv = :abv REMOVE #event' : ' REMOVE #event, abv'}`,
        ...(expected !== undefined && { ConditionExpression: 'quantity = :expected' }),
        ExpressionAttributeNames: { '#name': 'name', '#event': 'event' },
        ExpressionAttributeValues: {
          ':id': productId,
          ':name': name,
          ':quantity': quantity,
          ':now': now,
          ':none': 0,
          ...(known && { ':abv': abv }),
          ...(expected !== undefined && { ':expected': expected }),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      try {
        await table.client.send(command);
        return { result: 'corrected' };
      } catch (problem) {
        if (!(problem instanceof ConditionalCheckFailedException)) throw problem;
        const item = problem.Item && unmarshall(problem.Item);
        // After a lost response the SDK retries and meets its own correction.
        if (item?.lastUpdated === now && item.quantity === quantity) return { result: 'corrected' };
        return { result: 'changed-meanwhile', quantity: bottlesIn(item) };
      }
    },
  };
}
