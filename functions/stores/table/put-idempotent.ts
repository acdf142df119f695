import { createHash } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { transact, type Write } from './commands.ts';
import type { Event } from './event.ts';
import type { ItemKey, Table } from './table.ts';

/** `known`: a retry after a lost response. */
export type PutOutcome = 'received' | 'known' | 'key-reused';

/** A submitted form as stored. `expiresAt` in epoch seconds. */
interface ReceivedItem extends ItemKey {
  readonly event: Event;
  readonly expiresAt: number;
}

/**
 * Stores a submitted form with its event in one write; an existing item is compared by `isSame`.
 *
 * @param otherWrites writes of the same transaction
 */
export async function putIdempotent(
  table: Table,
  item: ReceivedItem,
  isSame: (stored: Record<string, unknown>) => boolean,
  otherWrites: readonly Write[] = [],
): Promise<PutOutcome> {
  const put: Write = {
    Put: {
      TableName: table.name,
      Item: { ...item },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
  try {
    await transact(table, [put, ...otherWrites]);
    return 'received';
  } catch (error) {
    const stored = error instanceof TransactionCanceledException && error.CancellationReasons?.[0]?.Item;
    if (!stored) throw error;
    return isSame(unmarshall(stored)) ? 'known' : 'key-reused';
  }
}

/** An id for queues and logs, which reveals neither the sender nor the key from which it is derived. */
export const idFrom = (kind: string, key: string): string =>
  createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 20);
