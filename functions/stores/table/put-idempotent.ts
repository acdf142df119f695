import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Event } from './event.ts';
import type { ItemKey, Table } from './table.ts';

/** `known` is the retry of a call whose answer was lost. */
export type PutOutcome = 'received' | 'known' | 'key-reused';

/** What a form has brought, as it is kept. `expiresAt` in epoch seconds. */
interface ReceivedItem extends ItemKey {
  readonly event: Event;
  readonly expiresAt: number;
}

/** Keeps what a form has brought and announces it, in one write; what lies there already is compared by `isSame`. */
export async function putIdempotent(
  table: Table,
  item: ReceivedItem,
  isSame: (stored: Record<string, unknown>) => boolean,
): Promise<PutOutcome> {
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...item },
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return 'received';
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException) || error.Item === undefined) throw error;
    return isSame(unmarshall(error.Item)) ? 'known' : 'key-reused';
  }
}

/** Seen by queues and logs: tells nothing of who asks, nor the key that it follows from. */
export const idFrom = (kind: string, key: string): string =>
  createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 20);
