import { paginateQuery, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { slotsOn } from '../../shared/booking/slots.ts';
import type { Holiday } from '../../shared/calendar/holidays.ts';
import { type CalendarDate, type Clock, parseCalendarDate } from '../../shared/values/port-vila-time.ts';
import { isExpired, slotExpiresAt, slotKey } from './slot-item.ts';
import type { Table } from './table.ts';

const partition = 'CLOSURES';
const sortKey = (date: CalendarDate): string => `DAY#${date}`;

const Closure = z.object({
  date: z.custom<CalendarDate>(
    (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
  ),
  reason: z.string(),
});

export type ClosureStore = ReturnType<typeof closureStore>;

/** Days that staff have closed at short notice: one item each, and a mark on every slot of the day. */
export function closureStore(table: Table, clock: Clock) {
  return {
    /**
     * Closes a day. The mark lies on the slots themselves, so that a booking meets it in its own write; day
     * and slots change in one transaction. Closing a closed day again changes its reason.
     */
    async closeDay(date: CalendarDate, reason: string): Promise<void> {
      const expiresAt = slotExpiresAt(date);
      await table.client.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Put: {
                TableName: table.name,
                Item: { pk: partition, sk: sortKey(date), date, reason, expiresAt },
              },
            },
            ...slotsOn(date).map((slot) => ({
              Update: {
                TableName: table.name,
                Key: slotKey(date, slot),
                UpdateExpression: 'SET closed = :closed, expiresAt = :expiresAt REMOVE #event',
                ExpressionAttributeNames: { '#event': 'event' },
                ExpressionAttributeValues: { ':closed': { reason }, ':expiresAt': expiresAt },
              },
            })),
          ],
        }),
      );
    },

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
