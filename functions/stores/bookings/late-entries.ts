import { type CalendarDate, type Clock, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { Write } from '../table/commands.ts';
import { updateOf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { isExpired, type Table } from '../table/table.ts';
import { slotExpiresAt } from './slot-item.ts';

/**
 * Days whose visits got entries after the day itself: `LATE-ENTRIES / 2026-11-24`, with the time of the latest. The
 * till reads these days, however long ago they were. They have a separate partition, because the function that records
 * visits has no permission to write Z reports.
 */
const partition = 'LATE-ENTRIES';

/** Allows for entries that were still being written at the requested time. */
const marginSeconds = 86_400;

export function lateEntries(table: Table, clock: Clock) {
  return {
    /** The write that belongs in the transaction of a late entry. */
    mark: (date: CalendarDate, at: number): { readonly Update: NonNullable<Write['Update']> } => ({
      Update: {
        TableName: table.name,
        Key: { pk: partition, sk: date },
        ...updateOf({ set: { at, expiresAt: slotExpiresAt(date) } }),
      },
    }),

    /** Days with entries recorded after them, at or after `since` (epoch seconds), in order. */
    async daysSince(since: number): Promise<readonly CalendarDate[]> {
      const days: CalendarDate[] = [];
      for await (const item of itemsIn(table, partition))
        if (!isExpired(item, clock()) && Number(item.at) >= since - marginSeconds)
          days.push(calendarDateFrom(String(item.sk)));
      return days;
    },
  };
}
