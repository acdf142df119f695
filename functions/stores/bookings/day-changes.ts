import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { getItem } from '../table/commands.ts';
import { updateOf } from '../table/expressions.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { dayKey, dayOfKey, slotExpiresAt } from './slot-item.ts';

const changesKey = (date: CalendarDate): ItemKey => ({ pk: dayKey(date), sk: 'CHANGES' });

/**
 * Counts the writes of a day: `DAY#2026-11-24 / CHANGES`. Polls and the calendar read this item instead of the day. It
 * is incremented after each write, not in the same transaction: transactions that share an item would make bookings of
 * different starts conflict. An interrupted write may leave it unchanged.
 */
export function dayChanges(table: Table) {
  return {
    /** Number of writes. Read it before the day: a write in between is then read again rather than missed. */
    async count(date: CalendarDate): Promise<number> {
      const Item = await getItem(table, changesKey(date));
      return Number(Item?.changes ?? 0);
    },

    /** Number of writes by day, in one call; days without writes are absent. Read it before the days. */
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
     * Counts a write in each of the days. The write is already committed, so the call does not fail if counting does.
     *
     * @param partitions of the items written; other partitions than days are ignored
     */
    async increment(partitions: readonly string[]): Promise<void> {
      const days = [...new Set(partitions)].flatMap((pk) => dayOfKey(pk) ?? []);
      await Promise.allSettled(days.map((date) => table.client.send(incrementCommand(table, date))));
    },
  };
}

const incrementCommand = (table: Table, date: CalendarDate): UpdateCommand =>
  new UpdateCommand({
    TableName: table.name,
    Key: changesKey(date),
    ...updateOf({ set: { expiresAt: slotExpiresAt(date) }, add: { changes: 1 } }),
  });
