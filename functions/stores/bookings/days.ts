import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Slot } from '../../../shared/booking/slots.ts';
import type { CalendarDate, Clock } from '../../../shared/values/port-vila-time.ts';
import type { Table } from '../table/table.ts';
import {
  archiveKeyPrefix,
  dayKey,
  parseSlot,
  type StoredBooking,
  type StoredSlot,
  slotKeyPrefix,
  slotOfKey,
} from './slot-item.ts';

/** A slot of a day with everything stored in it. */
export type DaySlot = Pick<Slot, 'time' | 'type'> & StoredSlot;

export type DayStore = ReturnType<typeof dayStore>;

/** Whole days with guest data, for staff. The visitors' view of a day is `bookingStore(…).day`. */
export function dayStore(table: Table, clock: Clock) {
  /** The items of a day by sort key prefix. */
  const items = async (date: CalendarDate, prefix: string): Promise<readonly Record<string, unknown>[]> => {
    const pages = paginateQuery(
      { client: table.client },
      {
        TableName: table.name,
        KeyConditionExpression: 'pk = :day AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':day': dayKey(date), ':prefix': prefix },
        ConsistentRead: true,
      },
    );
    const found: Record<string, unknown>[] = [];
    for await (const page of pages) found.push(...(page.Items ?? []));
    return found;
  };

  return {
    /** The stored slots of a day, ordered by time and tour type. */
    async slots(date: CalendarDate): Promise<readonly DaySlot[]> {
      const found: DaySlot[] = [];
      for (const item of await items(date, slotKeyPrefix)) {
        const slot = slotOfKey(String(item.sk));
        const stored = parseSlot(item, clock());
        if (slot !== undefined && stored !== undefined) found.push({ ...slot, ...stored });
      }
      return found;
    },

    /** Cancelled bookings of a day that have been archived out of their slots. */
    async archived(date: CalendarDate): Promise<readonly StoredBooking[]> {
      return (await items(date, archiveKeyPrefix)).flatMap(
        (item) => parseSlot(item, clock())?.bookings ?? [],
      );
    },
  };
}
