import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import type { ItemKey, Table } from '../table/table.ts';

export type Item = Record<string, unknown> & ItemKey;

/** An item of the copy, and the live item under the same key. */
export interface ItemPair {
  readonly copied: Item;
  readonly live: Item | undefined;
}

/** The number of items compared in a batch: the maximum that one call reads. */
const batchSize = 100;

/** Yields all items of a table, expired ones included. */
export async function* scanItems({ client, name }: Table): AsyncGenerator<Item, void> {
  const pages = paginateScan({ client }, { TableName: name, ConsistentRead: true });
  for await (const { Items = [] } of pages) yield* Items as Item[];
}

/** Yields the requested items of the copy in batches, each with its live item. */
export async function* pairItems(
  copy: Table,
  liveTable: Table,
  isRequested: (item: Item) => boolean,
): AsyncGenerator<readonly ItemPair[], void> {
  let batch: Item[] = [];
  for await (const item of scanItems(copy)) {
    if (isRequested(item)) batch.push(item);
    if (batch.length < batchSize) continue;
    yield await readLive(liveTable, batch);
    batch = [];
  }
  if (batch.length > 0) yield await readLive(liveTable, batch);
}

async function readLive(liveTable: Table, copied: readonly Item[]): Promise<readonly ItemPair[]> {
  const found = new Map(
    (await itemsOfKeys(liveTable, copied)).map((item) => [keyString(item as Item), item as Item]),
  );
  return copied.map((item) => ({ copied: item, live: found.get(keyString(item)) }));
}

const keyString = ({ pk, sk }: ItemKey): string => `${pk} ${sk}`;
