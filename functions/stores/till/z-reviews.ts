import { retentionYears } from '#shared/limits/retention.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { putItem, tryWrite } from '../table/commands.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, type Table } from '../table/table.ts';

/** The reviews have a separate partition, because the function that shows Zs has no permission to write Zs. */
const partition = 'TILL-REVIEWS';

const retentionSeconds = retentionYears.till * 366 * 86_400;

export type ZReviewStore = ReturnType<typeof zReviewStore>;

/** Zs with a difference that were opened by a manager who did not close them: `TILL-REVIEWS / 000042`. */
export function zReviewStore(table: Table, clock: Clock) {
  return {
    /** Adds a review, unless there is an earlier one of the same Z. */
    async add(number: number, by: string): Promise<void> {
      const at = epochSeconds(clock());
      const Item = {
        pk: partition,
        sk: String(number).padStart(6, '0'),
        by,
        at,
        expiresAt: at + retentionSeconds,
      };
      const ConditionExpression = 'attribute_not_exists(pk)';
      await tryWrite(putItem(table, { Item, ConditionExpression }));
    },

    /** The numbers of the latest reviewed Zs, the highest first. */
    async latest(count: number): Promise<readonly number[]> {
      const numbers: number[] = [];
      for await (const { sk } of itemsIn(table, partition, { pageSize: count, isBackwards: true })) {
        numbers.push(Number(sk));
        if (numbers.length >= count) break;
      }
      return numbers;
    },
  };
}
