import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { itemsIn } from './items-in.ts';
import { type ItemKey, isExpired, type Table } from './table.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * An entry of a list: it names an item of another partition, with what the item's place in the list depends on and
 * nothing personal. Written in the transaction of its item, whose condition keeps both in step; it leaves the list as it
 * expires.
 */
export interface Pointer {
  readonly target: ItemKey;
  /** Epoch seconds until which the item stands in the list. */
  readonly expiresAt: number;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** `<list> / <pk of the item>/<sk of the item>`. */
export const pointerWrite = (table: Table, list: string, { target, expiresAt, facts }: Pointer): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...facts, ...pointerKey(list, target), expiresAt },
  },
});

export const pointerRemoval = (table: Table, list: string, target: ItemKey): Write => ({
  Delete: { TableName: table.name, Key: { ...pointerKey(list, target) } },
});

const pointerKey = (list: string, { pk, sk }: ItemKey): ItemKey => ({ pk: list, sk: `${pk}/${sk}` });

/** The entries of a list, in one query; each with its facts. */
export async function pointersIn(
  table: Table,
  list: string,
  now: Date,
): Promise<readonly (Record<string, unknown> & Pick<Pointer, 'target' | 'expiresAt'>)[]> {
  const found: (Record<string, unknown> & Pick<Pointer, 'target' | 'expiresAt'>)[] = [];
  for await (const item of itemsIn(table, list)) {
    if (isExpired(item, now)) continue;
    const [pk = '', sk = ''] = String(item.sk).split('/');
    found.push({ ...item, expiresAt: Number(item.expiresAt), target: { pk, sk } });
  }
  return found;
}
