import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { getItem } from '../table/commands.ts';
import { updateOf } from '../table/expressions.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { dayKey, dayOfKey, slotExpiresAt } from './slot-item.ts';

const changesKey = (date: CalendarDate): ItemKey => ({ pk: dayKey(date), sk: 'CHANGES' });

/**
 * Counts the writes of a day: `DAY#2026-11-24 / CHANGES`. Polls and the calendar read this item instead of the day. It is raised after
 * each write and not with it: transactions that share an item would make bookings of different starts conflict. A write
 * that is cut off may leave it as it was.
 */
export function dayChanges(table: Table) {
  return {
    /** Number of writes. Read it before the day: a write in between is then read again rather than missed. */
    async count(date: CalendarDate): Promise<number> {
      const Item = await getItem(table, changesKey(date));
      return Number(Item?.changes ?? 0);
    },

    /** Number of writes of each of the days that has any: one call. Read it before the days. */
    async counts(dates: readonly CalendarDate[]): Promise<ReadonlyMap<CalendarDate, number>> {
      const items = await itemsOfKeys(table, dates.map(changesKey));
      return new Map(
        items.flatMap(({ pk, changes }) => {
          const date = dayOfKey(String(pk));
          return date === undefined ? [] : [[date, Number(changes)] as const];
        }),
      );
    },

    /**
     * Counts a write in each of the days. The write is committed, so a failure to count it fails nothing.
     *
     * @param partitions of the items written; those that are no days do not count
     */
    async raise(partitions: readonly string[]): Promise<void> {
      const days = [...new Set(partitions)].flatMap((pk) => dayOfKey(pk) ?? []);
      await Promise.allSettled(days.map((date) => table.client.send(raising(table, date))));
    },
  };
}

const raising = (table: Table, date: CalendarDate): UpdateCommand =>
  new UpdateCommand({
    TableName: table.name,
    Key: changesKey(date),
    ...updateOf({ set: { expiresAt: slotExpiresAt(date) }, add: { changes: 1 } }),
  });
