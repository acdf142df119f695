import * as z from 'zod/mini';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { getItem, putItem } from '../table/commands.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';
import { trailPartition } from './privacy-trail.ts';

/** The progress of the search of a command: `PRIVACY-TRAIL / SEARCH#<command id>`. */
const SearchProgress = z.object({
  /** Digest of the person searched for. */
  whom: z.string(),
  /** Partitions found so far that hold records of the person. */
  partitions: z.array(z.string()),
  /** Partition to continue from. */
  next: z.string(),
});
export type SearchProgress = z.infer<typeof SearchProgress>;

/** After this time, the search starts again. */
const retentionSeconds = 600;

const keyOf = (commandId: string): ItemKey => ({ pk: trailPartition, sk: `SEARCH#${commandId}` });

export function searchProgressStore(table: Table, clock: Clock) {
  return {
    async find(commandId: string): Promise<SearchProgress | undefined> {
      const Item = await getItem(table, keyOf(commandId));
      return Item === undefined || isExpired(Item, clock()) ? undefined : SearchProgress.parse(Item);
    },

    /** Two concurrent calls of one command may each write: the search can continue from either. */
    async save(commandId: string, progress: SearchProgress): Promise<void> {
      const expiresAt = epochSeconds(clock()) + retentionSeconds;
      const Item = { ...keyOf(commandId), ...progress, expiresAt };
      await putItem(table, { Item });
    },
  };
}
