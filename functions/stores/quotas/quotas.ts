import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { periodAt, type Quota } from '#shared/limits/quota.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { tryWrite, updateItem } from '../table/commands.ts';
import { anyOf, incrementBy, isMissing, isNotAbove, isNotBelow, updateOf } from '../table/expressions.ts';
import { epochSeconds, type Table } from '../table/table.ts';

/** A charge against a quota: kind, subject, quota and points (default 1). */
export interface QuotaCharge {
  readonly kind: string;
  readonly subject: string;
  readonly quota: Quota;
  readonly points?: number;
}

/** `over`: the quota is used up; `retryAfterSeconds` are the seconds until the next period. */
export type QuotaOutcome =
  | { readonly result: 'counted' }
  | { readonly result: 'over'; readonly retryAfterSeconds: number };

export type QuotaStore = ReturnType<typeof quotaStore>;

/**
 * Quota counters: `QUOTA#<digest> / QUOTA`, one item per subject and period. Address or email is stored only as a
 * digest that differs in each period; the item expires with its period.
 */
export function quotaStore(table: Table, clock: Clock) {
  return {
    /** Charges the quota in one conditional write, so that it holds under concurrency. */
    async count(charge: QuotaCharge): Promise<QuotaOutcome> {
      const now = clock();
      return (await tryWrite(table.client.send(new UpdateCommand(countingUpdate(table, charge, now)))))
        ? { result: 'counted' }
        : overQuotaOutcome(charge, now);
    },

    /** Releases a charge, if its period is still running. */
    async release(charge: QuotaCharge): Promise<void> {
      const { quota, points = 1 } = charge;
      // The condition fails when the period of the charge is over.
      await tryWrite(
        updateItem(table, {
          Key: keyOf(charge, periodAt(quota, clock()).start),
          ...updateOf({ set: { points: incrementBy(-points) }, when: [isNotBelow('points', points)] }),
        }),
      );
    },
  };
}

/** The write that charges a quota, alone or in a transaction. Its condition fails when the quota is used up. */
function countingUpdate(table: Table, charge: QuotaCharge, now: Date) {
  const { quota, points = 1 } = charge;
  const { start, end } = periodAt(quota, now);
  return {
    TableName: table.name,
    Key: keyOf(charge, start),
    ...updateOf({
      add: { points },
      set: { expiresAt: end },
      when: [anyOf(isMissing('points'), isNotAbove('points', quota.max - points))],
    }),
  };
}

/** The outcome when the write that charges the quota fails. */
const overQuotaOutcome = ({ quota }: QuotaCharge, now: Date) => ({
  result: 'over' as const,
  retryAfterSeconds: Math.max(1, periodAt(quota, now).end - epochSeconds(now)),
});

const keyOf = ({ kind, subject }: QuotaCharge, start: number) => ({
  pk: `QUOTA#${digestOf(kind, subject, start)}`,
  sk: 'QUOTA',
});

const digestOf = (kind: string, subject: string, start: number): string =>
  createHash('sha256').update(`${kind}\n${start}\n${subject}`).digest('hex').slice(0, 40);
