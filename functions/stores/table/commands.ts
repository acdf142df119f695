import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DeleteCommandInput,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { cancelledFor, type RetryOptions, retryOnConflict } from './retry-on-conflict.ts';
import type { ItemKey, Table } from './table.ts';

/** One write of a transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

type InTable<Input> = Omit<Input, 'TableName'>;

/** The item of a key, read consistently; undefined if there is none. */
export async function getItem(table: Table, key: ItemKey): Promise<Record<string, unknown> | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { ...key }, ConsistentRead: true }),
  );
  return Item;
}

export const putItem = (table: Table, put: InTable<PutCommandInput>) =>
  table.client.send(new PutCommand({ TableName: table.name, ...put }));

export const updateItem = (table: Table, update: InTable<UpdateCommandInput>) =>
  table.client.send(new UpdateCommand({ TableName: table.name, ...update }));

export const deleteItem = (table: Table, remove: InTable<DeleteCommandInput>) =>
  table.client.send(new DeleteCommand({ TableName: table.name, ...remove }));

/** Runs all writes or none, and retries after a conflict; a retry after a lost response is applied once. */
export function transact(table: Table, writes: readonly Write[], retry?: RetryOptions) {
  const command = new TransactWriteCommand({ TransactItems: [...writes], ClientRequestToken: randomUUID() });
  return retryOnConflict(() => table.client.send(command), retry);
}

/** Awaits a conditional write; false when a condition did not hold. */
export async function tryWrite(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException || cancelledFor(error, 'ConditionalCheckFailed'))
      return false;
    throw error;
  }
}
