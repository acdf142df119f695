import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { UnsoldBottles } from '#shared/shop/held-bottles.ts';
import type { StockCorrection } from '#shared/shop/inventory.ts';
import type { StockMove } from '#shared/shop/order-state.ts';
import { correctionReasons } from '#shared/shop/stock-correction.ts';
import { getItem, transact, tryWrite, type Write } from '../table/commands.ts';
import {
  anyOf,
  type Condition,
  equals,
  ifNotExists,
  incrementBy,
  isMissing,
  isNotBelow,
  updateOf,
} from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';

/**
 * Stock item: `INVENTORY / PRODUCT#<id>`. Each bottle is counted once: in `quantity` while sellable, in `held` during
 * payment, in `sold` after that.
 */

const partition = 'INVENTORY';
const keyPrefix = 'PRODUCT#';

export const stockKey = (productId: string): ItemKey => ({ pk: partition, sk: `${keyPrefix}${productId}` });

const bottleCount = z._default(z.int().check(z.gte(0)), 0);

/** `lastUpdated` in ISO 8601, UTC. */
export const StoredStock = z.object({
  productId: z.string(),
  name: z.optional(z.string()),
  abv: z.optional(z.number()),
  quantity: bottleCount,
  held: bottleCount,
  sold: bottleCount,
  /** Number of corrections so far, by which the second of two concurrent ones is refused. */
  corrections: bottleCount,
  lastUpdated: z.string(),
});
export type StoredStock = z.infer<typeof StoredStock>;

type CountName = 'quantity' | 'held' | 'sold';

const countMoves: Readonly<Record<StockMove | 'hold', readonly [CountName, CountName]>> = {
  hold: ['quantity', 'held'],
  sell: ['held', 'sold'],
  release: ['held', 'quantity'],
  take: ['quantity', 'sold'],
  return: ['sold', 'quantity'],
};

/**
 * Transaction write that moves bottles of a product, on condition that there are enough.
 *
 * @param minRemaining minimum number that must remain
 */
export function stockWrite(
  table: Table,
  move: StockMove | 'hold',
  { id, quantity }: { id: string; quantity: number },
  now: Date,
  minRemaining = 0,
): Write {
  const [from, to] = countMoves[move];
  return {
    Update: {
      TableName: table.name,
      Key: stockKey(id),
      ...updateOf({
        set: {
          [from]: incrementBy(-quantity),
          [to]: incrementBy(quantity, 0),
          lastUpdated: now.toISOString(),
        },
        remove: ['event'],
        when: [isNotBelow(from, quantity + minRemaining)],
      }),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** Unsold bottles of a stock item; zero if there is no item. */
export const unsoldIn = (item: Record<string, unknown> | undefined): UnsoldBottles => ({
  available: Number(item?.quantity ?? 0),
  held: Number(item?.held ?? 0),
});

/** A change of the sellable bottles by staff: `INVENTORY / CORRECTION#<time>#<id>`. */
export const StoredCorrection = z.object({
  /** The id of the command that recorded the correction. */
  id: z.string(),
  productId: z.string(),
  /** Epoch seconds. */
  at: z.int(),
  /** `set`: the inventory page set a number. */
  reason: z.enum([...correctionReasons, 'set']),
  change: z.int(),
  /** After the change. */
  available: z.int(),
  held: z.int(),
  note: z.optional(z.string()),
  /** Id of the colleague; absent for a call with AWS credentials. */
  by: z.optional(z.string()),
});
export type StoredCorrection = z.infer<typeof StoredCorrection>;

const correctionPrefix = 'CORRECTION#';

/** Corrections are kept as long as closed tills, for accounting and the duty on spirits. */
const correctionYears = 7;

/** Customers' transactions on the same bottles take only milliseconds. */
const retry = { maxAttempts: 10, maxDelayMilliseconds: 40 };

/** The new state of a product, and the state on which it was decided. */
export interface StockWrite {
  /** Undefined for a product that is not stocked yet. */
  readonly seen: StoredStock | undefined;
  readonly next: StockCorrection;
  /** Entry for the history; absent when no bottle changes. */
  readonly correction?: StoredCorrection | undefined;
}

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

    async find(productId: string): Promise<StoredStock | undefined> {
      const Item = await getItem(table, stockKey(productId));
      return Item && StoredStock.parse(Item);
    },

    /** The latest corrections of all products, the latest first. */
    async corrections(max: number): Promise<readonly StoredCorrection[]> {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': partition, ':prefix': correctionPrefix },
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: max,
        }),
      );
      return Items.filter((item) => !isExpired(item, clock())).map((item) => StoredCorrection.parse(item));
    },

    /**
     * Sets the sellable quantity, name and ABV of a product and adds to the history, all or nothing. Held and sold
     * bottles stay.
     *
     * @returns false when nothing was written, because the product has changed since it was read
     */
    async write({ seen, next, correction }: StockWrite): Promise<boolean> {
      const now = clock();
      const writes = [correctionWrite(table, { seen, next, correction }, now)];
      if (correction) writes.push(historyWrite(table, correction, now));
      return tryWrite(transact(table, writes, retry));
    },
  };
}

function correctionWrite(table: Table, { seen, next, correction }: StockWrite, now: Date): Write {
  const { productId, name, abv, quantity } = next;
  return {
    Update: {
      TableName: table.name,
      Key: { ...stockKey(productId) },
      ...updateOf({
        set: {
          productId,
          name,
          abv,
          quantity,
          held: ifNotExists(0),
          sold: ifNotExists(0),
          corrections: (seen?.corrections ?? 0) + (correction ? 1 : 0),
          lastUpdated: now.toISOString(),
        },
        remove: ['event', ...(abv === undefined ? ['abv'] : [])],
        when: seen
          ? (['quantity', 'held', 'corrections'] as const).map((name) => hasCount(name, seen[name]))
          : [isMissing('pk')],
      }),
    },
  };
}

/** An absent count, as older releases may have left it, is zero. */
const hasCount = (name: string, count: number): Condition =>
  count === 0 ? anyOf(isMissing(name), equals(name, 0)) : equals(name, count);

const historyWrite = (table: Table, correction: StoredCorrection, now: Date): Write => ({
  Put: {
    TableName: table.name,
    Item: {
      pk: partition,
      sk: `${correctionPrefix}${now.toISOString()}#${correction.id}`,
      ...correction,
      expiresAt: correction.at + correctionYears * 366 * 86_400,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
