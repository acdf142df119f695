import type { Slot } from '../../../shared/booking/slots.ts';
import type { CalendarDate, Clock } from '../../../shared/values/port-vila-time.ts';
import { itemsIn } from '../table/items-in.ts';
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
  return {
    /** The stored slots of a day, ordered by time and tour type. */
    async slots(date: CalendarDate): Promise<readonly DaySlot[]> {
      const found: DaySlot[] = [];
      for await (const item of itemsIn(table, dayKey(date), { prefix: slotKeyPrefix })) {
        const slot = slotOfKey(String(item.sk));
        const stored = parseSlot(item, clock());
        if (slot !== undefined && stored !== undefined) found.push({ ...slot, ...stored });
      }
      return found;
    },

    /** Cancelled bookings of a day that have been archived out of their slots. */
    async archived(date: CalendarDate): Promise<readonly StoredBooking[]> {
      const found: StoredBooking[] = [];
      for await (const item of itemsIn(table, dayKey(date), { prefix: archiveKeyPrefix }))
        found.push(...(parseSlot(item, clock())?.bookings ?? []));
      return found;
    },
  };
}
