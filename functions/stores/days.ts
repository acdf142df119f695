import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Slot } from '../../shared/booking/slots.ts';
import type { CalendarDate, Clock } from '../../shared/values/port-vila-time.ts';
import { dayKey, parseSlot, type StoredSlot, slotKeyPrefix, slotOfKey } from './slot-item.ts';
import type { Table } from './table.ts';

/** A slot of a day with all that is stored of it. */
export type DaySlot = Pick<Slot, 'time' | 'type'> & StoredSlot;

export type DayStore = ReturnType<typeof dayStore>;

/** Whole days, guests included: for staff. What visitors see of a day is `bookingStore(…).day`. */
export function dayStore(table: Table, clock: Clock) {
  return {
    /** The slots of a day that anything is known of, in order of time and tour type. */
    async slots(date: CalendarDate): Promise<readonly DaySlot[]> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :day AND begins_with(sk, :slot)',
          ExpressionAttributeValues: { ':day': dayKey(date), ':slot': slotKeyPrefix },
          ConsistentRead: true,
        },
      );
      const found: DaySlot[] = [];
      for await (const page of pages) {
        for (const item of page.Items ?? []) {
          const slot = slotOfKey(String(item.sk));
          const stored = parseSlot(item, clock());
          if (slot !== undefined && stored !== undefined) found.push({ ...slot, ...stored });
        }
      }
      return found;
    },
  };
}
