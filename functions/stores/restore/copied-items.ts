import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import type { ItemKey, Table } from '../table/table.ts';

export type Item = Record<string, unknown> & ItemKey;

/** An item of the copy, and the live one under the same key. */
export interface ItemPair {
  readonly copied: Item;
  readonly live: Item | undefined;
}

/** Items compared at once: as many as one call reads. */
const batchSize = 100;

/** All items of a table, page by page, expired ones too. */
export async function* allItems({ client, name }: Table): AsyncGenerator<Item, void> {
  const pages = paginateScan({ client }, { TableName: name, ConsistentRead: true });
  for await (const { Items = [] } of pages) yield* Items as Item[];
}

/** The requested items of the copy, in batches with their live ones. */
export async function* pairedItems(
  copy: Table,
  live: Table,
  isRequested: (item: Item) => boolean,
): AsyncGenerator<readonly ItemPair[], void> {
  let batch: Item[] = [];
  for await (const item of allItems(copy)) {
    if (isRequested(item)) batch.push(item);
    if (batch.length < batchSize) continue;
    yield await paired(live, batch);
    batch = [];
  }
  if (batch.length > 0) yield await paired(live, batch);
}

async function paired(live: Table, copied: readonly Item[]): Promise<readonly ItemPair[]> {
  const found = new Map(
    (await itemsOfKeys(live, copied)).map((item) => [textOf(item as Item), item as Item]),
  );
  return copied.map((item) => ({ copied: item, live: found.get(textOf(item)) }));
}

const textOf = ({ pk, sk }: ItemKey): string => `${pk} ${sk}`;
