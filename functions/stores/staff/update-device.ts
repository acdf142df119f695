import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { updateItem } from '../table/commands.ts';
import { type Change, updateOf } from '../table/expressions.ts';
import type { Table } from '../table/table.ts';
import { deviceKey, StoredDevice } from './staff-items.ts';

/** Changes a device. Returns its new state; undefined when the condition did not hold. */
export async function updateDevice(
  table: Table,
  id: string,
  change: Change,
): Promise<StoredDevice | undefined> {
  try {
    const { Attributes } = await updateItem(table, {
      Key: { ...deviceKey(id) },
      ReturnValues: 'ALL_NEW',
      ...updateOf(change),
    });
    return StoredDevice.parse(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
