import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { periodAt, type Quota } from '../../../shared/limits/quota.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { epochSeconds, type Table } from '../table/table.ts';

/** Something that is counted: what for, of whom, by which quota, and how much it counts (default 1). */
export interface Counted {
  readonly what: string;
  readonly whose: string;
  readonly quota: Quota;
  readonly points?: number;
}

/** `over` when the quota is used up: seconds until the next period. */
export type QuotaOutcome =
  | { readonly result: 'counted' }
  | { readonly result: 'over'; readonly retryAfterSeconds: number };

export type QuotaStore = ReturnType<typeof quotaStore>;

/**
 * How much of each quota is used up: `QUOTA#<digest> / QUOTA`, one item for each subject and period. Of address or
 * e-mail it holds a digest alone, another in each period, and it goes when the period is over.
 */
export function quotaStore(table: Table, clock: Clock) {
  return {
    /** Counts in one write, or refuses in it: never more than the quota, however many at once. */
    async count(counted: Counted): Promise<QuotaOutcome> {
      const now = clock();
      try {
        await table.client.send(new UpdateCommand(countingUpdate(table, counted, now)));
        return { result: 'counted' };
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return overQuota(counted, now);
      }
    },

    /** Takes back what was counted in this period and did not happen. */
    async giveBack(counted: Counted): Promise<void> {
      const { quota, points = 1 } = counted;
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keyOf(counted, periodAt(quota, clock()).start),
            UpdateExpression: 'SET points = points - :points',
            ConditionExpression: 'points >= :points',
            ExpressionAttributeValues: { ':points': points },
          }),
        );
      } catch (error) {
        // The period in which it was counted is over.
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
  };
}

/** The write that counts, and fails on its condition when the quota is used up: alone, or in a transaction. */
export function countingUpdate(table: Table, counted: Counted, now: Date) {
  const { quota, points = 1 } = counted;
  const { start, end } = periodAt(quota, now);
  return {
    TableName: table.name,
    Key: keyOf(counted, start),
    UpdateExpression: 'ADD points :points SET expiresAt = :end',
    ConditionExpression: 'attribute_not_exists(points) OR points <= :room',
    ExpressionAttributeValues: { ':points': points, ':end': end, ':room': quota.most - points },
  } satisfies UpdateCommandInput;
}

/** What is answered when that write has failed. */
export const overQuota = ({ quota }: Counted, now: Date) => ({
  result: 'over' as const,
  retryAfterSeconds: Math.max(1, periodAt(quota, now).end - epochSeconds(now)),
});

const keyOf = ({ what, whose }: Counted, start: number) => ({
  pk: `QUOTA#${digestOf(what, whose, start)}`,
  sk: 'QUOTA',
});

const digestOf = (what: string, whose: string, start: number): string =>
  createHash('sha256').update(`${what}\n${start}\n${whose}`).digest('hex').slice(0, 40);
