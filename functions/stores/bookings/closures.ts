import { randomUUID } from 'node:crypto';
import { paginateQuery, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Slot, slotsOn } from '../../../shared/booking/slots.ts';
import type { Holiday } from '../../../shared/calendar/holidays.ts';
import { type CalendarDate, type Clock, parseCalendarDate } from '../../../shared/values/port-vila-time.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import { isExpired, type Table } from '../table/table.ts';
import { slotExpiresAt, slotKey } from './slot-item.ts';

const partition = 'CLOSURES';
const sortKey = (date: CalendarDate): string => `DAY#${date}`;

const Closure = z.object({
  date: z.custom<CalendarDate>(
    (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
  ),
  reason: z.string(),
});

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Concurrent bookings may conflict on any of the many slots. */
const patience = { mostTries: 10, longestPauseMilliseconds: 40 };

export type ClosureStore = ReturnType<typeof closureStore>;

/** Short-notice closures by staff: one item per day, and a mark on every slot affected. */
export function closureStore(table: Table, clock: Clock) {
  const commit = async (writes: Write[]): Promise<void> => {
    const command = new TransactWriteCommand({ TransactItems: writes, ClientRequestToken: randomUUID() });
    await retryOnConflict(() => table.client.send(command), patience);
  };

  const mark = (date: CalendarDate, slots: readonly Pick<Slot, 'time' | 'type'>[], reason: string): Write[] =>
    slots.map((slot) => ({
      Update: {
        TableName: table.name,
        Key: slotKey(date, slot),
        UpdateExpression: 'SET closed = :closed, expiresAt = :expiresAt REMOVE #event',
        ExpressionAttributeNames: { '#event': 'event' },
        ExpressionAttributeValues: { ':closed': { reason }, ':expiresAt': slotExpiresAt(date) },
      },
    }));

  const unmark = (date: CalendarDate, slots: readonly Pick<Slot, 'time' | 'type'>[]): Write[] =>
    slots.map((slot) => ({
      Update: {
        TableName: table.name,
        Key: slotKey(date, slot),
        UpdateExpression: 'SET expiresAt = :expiresAt REMOVE closed, #event',
        ExpressionAttributeNames: { '#event': 'event' },
        ExpressionAttributeValues: { ':expiresAt': slotExpiresAt(date) },
      },
    }));

  return {
    /**
     * Closes a day. Marks the slots themselves, so that a booking checks the closure in its own write; day and slots
     * change in one transaction. Closing a closed day replaces the reason.
     */
    async closeDay(date: CalendarDate, reason: string): Promise<void> {
      const Item = { pk: partition, sk: sortKey(date), date, reason, expiresAt: slotExpiresAt(date) };
      await commit([{ Put: { TableName: table.name, Item } }, ...mark(date, slotsOn(date), reason)]);
    },

    /** Closes some slots of an otherwise open day, all or none. At least one. */
    closeSlots: (
      date: CalendarDate,
      slots: readonly Pick<Slot, 'time' | 'type'>[],
      reason: string,
    ): Promise<void> => commit(mark(date, slots, reason)),

    /** Reopens a day and all its slots. Cancelled bookings stay cancelled. */
    async reopenDay(date: CalendarDate): Promise<void> {
      const Key = { pk: partition, sk: sortKey(date) };
      await commit([{ Delete: { TableName: table.name, Key } }, ...unmark(date, slotsOn(date))]);
    },

    /** Reopens some slots, all or none. At least one; the day itself must not be closed. */
    reopenSlots: (date: CalendarDate, slots: readonly Pick<Slot, 'time' | 'type'>[]): Promise<void> =>
      commit(unmark(date, slots)),

    /** Closed days from `first` to `last`, both inclusive, in order. */
    async between(first: CalendarDate, last: CalendarDate): Promise<readonly Holiday[]> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :closures AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: {
            ':closures': partition,
            ':first': sortKey(first),
            ':last': sortKey(last),
          },
        },
      );
      const items: Record<string, unknown>[] = [];
      for await (const page of pages) items.push(...(page.Items ?? []));
      return items
        .filter((item) => !isExpired(item, clock()))
        .map((item) => Closure.parse(item))
        .map(({ date, reason }) => ({ date, name: reason }));
    },
  };
}
