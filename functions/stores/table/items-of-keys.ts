import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { ItemKey, Table } from './table.ts';

/** Maximum number of keys in one BatchGetItem. */
const maxKeys = 100;
const maxTries = 3;
const pauseMilliseconds = 50;

/**
 * The items of these keys, unordered and read consistently, 100 in a call; keys without an item are left out. Throws
 * when some keys were not read, because their items would seem not to exist.
 */
export async function itemsOfKeys(
  table: Table,
  keys: readonly ItemKey[],
): Promise<Record<string, unknown>[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / maxKeys) }, (_, index) =>
    keys.slice(index * maxKeys, (index + 1) * maxKeys),
  );
  return (await Promise.all(batches.map((batch) => readBatch(table, batch)))).flat();
}

async function readBatch(table: Table, keys: readonly ItemKey[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let missing: Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let tries = 1; missing.length > 0; tries += 1) {
    if (tries > maxTries)
      throw Object.assign(new Error('Items were not read'), { name: 'ThrottlingException' });
    if (tries > 1) await pause(pauseMilliseconds * tries);
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: missing, ConsistentRead: true } } }),
    );
    found.push(...(Responses?.[table.name] ?? []));
    missing = UnprocessedKeys?.[table.name]?.Keys ?? [];
  }
  return found;
}
