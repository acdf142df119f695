import * as z from 'zod/mini';
import { retentionYears } from '#shared/limits/retention.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { putItem } from '../table/commands.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, isExpired, type Table } from '../table/table.ts';

/** A command that changed something: `COMMAND-TRAIL / <time>#<id>`. It contains no personal data of guests. */
export const StoredCommand = z.object({
  id: z.string(),
  /** The time of the command, in epoch seconds. */
  at: z.int(),
  /** The caller's identity in the AWS account. */
  by: z.string(),
  /** The command without references, addresses, names and numbers, such as `orders ship … …`. */
  command: z.string(),
});
export type StoredCommand = z.infer<typeof StoredCommand>;

const partition = 'COMMAND-TRAIL';

/** Records commands that changed something, for three years. */
export function commandTrail(table: Table, clock: Clock) {
  return {
    async record({ id, by, command }: Omit<StoredCommand, 'at'>): Promise<void> {
      const now = clock();
      const at = epochSeconds(now);
      const expiresAt = at + retentionYears.commandTrail * 366 * 86_400;
      const Item = { pk: partition, sk: `${now.toISOString()}#${id}`, id, at, by, command, expiresAt };
      await putItem(table, { Item });
    },

    /** The latest commands, newest first. */
    async latest(max: number): Promise<readonly StoredCommand[]> {
      const found: StoredCommand[] = [];
      for await (const item of itemsIn(table, partition, { isBackwards: true, pageSize: max })) {
        if (!isExpired(item, clock())) found.push(StoredCommand.parse(item));
        if (found.length === max) break;
      }
      return found;
    },
  };
}
