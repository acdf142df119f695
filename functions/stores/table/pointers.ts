import { isDeepStrictEqual } from 'node:util';
import { transact, tryWrite, type Write } from './commands.ts';
import { itemsIn } from './items-in.ts';
import { type ItemKey, isExpired, type Table } from './table.ts';

/**
 * An entry of a list: the key of an item in another partition, and the fields that determine its position in the list,
 * none of them personal. The entry is written in the transaction of its item, so that the two agree, and leaves the
 * list when it expires.
 */
export interface Pointer {
  readonly target: ItemKey;
  /** Epoch seconds until which the item is listed. */
  readonly expiresAt: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** `<list> / <pk of the item>/<sk of the item>`. */
export const pointerWrite = (table: Table, list: string, { target, expiresAt, fields }: Pointer): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...fields, ...pointerKey(list, target), expiresAt },
  },
});

export const pointerRemoval = (table: Table, list: string, target: ItemKey): Write => ({
  Delete: { TableName: table.name, Key: { ...pointerKey(list, target) } },
});

const pointerKey = (list: string, { pk, sk }: ItemKey): ItemKey => ({ pk: list, sk: `${pk}/${sk}` });

/** The entries of a list, in one query; each with its fields. */
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

/** The entry that an item should have, and the condition that the item has not changed since it was read. */
export interface ExpectedEntry {
  readonly pointer: Pointer;
  readonly unchangedCheck: Write;
}

/**
 * Repairs entries that do not match their items, which a fault must have caused, because both are written together. An
 * item that changes in the meantime is skipped.
 *
 * @returns the number of repaired entries
 */
export async function repairList(
  table: Table,
  list: string,
  expected: readonly ExpectedEntry[],
  now: Date,
): Promise<number> {
  const found = new Map((await pointersIn(table, list, now)).map((entry) => [String(entry.sk), entry]));
  const wrongEntries = expected.filter(({ pointer }) => {
    if (isExpired({ expiresAt: pointer.expiresAt }, now)) return false;
    const entry = found.get(pointerKey(list, pointer.target).sk);
    if (entry === undefined) return true;
    const { pk: _, sk: __, target: ___, ...stored } = entry;
    return !isDeepStrictEqual(stored, { ...withoutUndefined(pointer.fields), expiresAt: pointer.expiresAt });
  });
  let repaired = 0;
  for (const { pointer, unchangedCheck } of wrongEntries) {
    const writes = [unchangedCheck, pointerWrite(table, list, pointer)];
    if (await tryWrite(transact(table, writes))) repaired += 1;
  }
  return repaired;
}

/** The fields as stored, without undefined values. */
const withoutUndefined = (fields: Pointer['fields']): object => JSON.parse(JSON.stringify(fields)) as object;
