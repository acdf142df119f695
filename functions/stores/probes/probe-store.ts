import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { probesKey } from '../bookings/slot-item.ts';
import { isSettledMail } from '../mail/sent-mail.ts';
import { deleteItem, putItem, tryWrite } from '../table/commands.ts';
import { anyOf, type Condition, equals, isMissing, isNotAbove, onlyIf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import type { ItemKey, Table } from '../table/table.ts';

export type ProbeStore = ReturnType<typeof probeStore>;

const runKey: ItemKey = { pk: probesKey, sk: 'RUN' };

/**
 * The items of the synthetic booking, in one partition: its start, its visit, the marks of its emails, and `PROBES /
 * RUN`, which ensures that only one run is active.
 */
export function probeStore(table: Table, clock: Clock) {
  const remove = (key: ItemKey, ...conditions: readonly Condition[]) =>
    deleteItem(table, { Key: { ...key }, ...(conditions.length > 0 && onlyIf(...conditions)) });

  const clear = async (): Promise<number> => {
    let removed = 0;
    for await (const { sk } of itemsIn(table, probesKey)) {
      if (sk === runKey.sk) continue;
      await remove({ pk: probesKey, sk: String(sk) });
      removed += 1;
    }
    return removed;
  };

  return {
    /**
     * Begins a run, and removes the items that an earlier run has left.
     *
     * @param leaseMilliseconds time after which another run may begin, if this one is interrupted
     * @returns undefined while another run is active
     */
    async begin(leaseMilliseconds: number): Promise<{ run: string; leftBehind: number } | undefined> {
      const [run, now] = [randomUUID(), clock().getTime()];
      const runWrite = putItem(table, {
        Item: { ...runKey, run, leaseUntil: now + leaseMilliseconds },
        ...onlyIf(anyOf(isMissing('pk'), isNotAbove('leaseUntil', now), equals('run', run))),
      });
      return (await tryWrite(runWrite)) ? { run, leftBehind: await clear() } : undefined;
    },

    /** Whether the email of an event was sent. */
    async isMailed(eventId: string): Promise<boolean> {
      for await (const mark of itemsIn(table, probesKey, { prefix: `MAIL#${eventId}` }))
        if (isSettledMail(mark)) return true;
      return false;
    },

    /** Removes everything that the run has written, unless its lease has expired and another run is active. */
    async end(run: string): Promise<void> {
      for await (const { run: activeRun } of itemsIn(table, probesKey, { prefix: runKey.sk }))
        if (activeRun !== run) return;
      await clear();
      await remove(runKey, equals('run', run)).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
    },
  };
}
