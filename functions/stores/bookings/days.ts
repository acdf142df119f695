import type { Slot } from '#shared/booking/slots.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';
import { itemsIn } from '../table/items-in.ts';
import type { Table } from '../table/table.ts';
import { dayChanges } from './day-changes.ts';
import { lateEntries } from './late-entries.ts';
import {
  archiveKeyPrefix,
  dayKey,
  lastingId,
  parseSlot,
  type StoredBooking,
  type StoredSlot,
  slotKeyPrefix,
  slotOfKey,
} from './slot-item.ts';
import {
  type BookingWithVisit,
  noVisit,
  parseVisit,
  partyOfKey,
  type StoredVisit,
  visitKeyPrefix,
  withVisit,
} from './visit-item.ts';

/** A slot of a day with everything stored in it, and the visits of its parties. */
export type DaySlot = Pick<Slot, 'time' | 'type'> &
  Omit<StoredSlot, 'bookings'> & { readonly bookings: readonly BookingWithVisit[] };

export type DayStore = ReturnType<typeof dayStore>;

/** Comes after every character of a sort key. */
const lastCharacter = '\uffff';

/** Whole days with guest data, for staff. The visitors' view of a day is `bookingStore(…).day`. */
export function dayStore(table: Table, clock: Clock) {
  /** The items of a day whose sort keys are in the range from the first prefix to the last, inclusive. */
  const itemsOf = async (date: CalendarDate, first: string, last = first, isConsistent = true) => {
    const found: Record<string, unknown>[] = [];
    const range = [first, `${last}${lastCharacter}`] as const;
    for await (const item of itemsIn(table, dayKey(date), { range, isConsistent })) found.push(item);
    return found;
  };

  const visitsIn = (items: readonly Record<string, unknown>[]) =>
    new Map(
      items.flatMap((item) => {
        const party = partyOfKey(String(item.sk));
        return party === undefined ? [] : [[party, parseVisit(item, clock())] as const];
      }),
    );

  return {
    /** Number of writes to the day so far; read it before `slots`. */
    changes: dayChanges(table).count,

    /** Days with entries of visits that were recorded after the day, at or after `since` (epoch seconds). */
    daysWithLateEntries: lateEntries(table, clock).daysSince,

    /**
     * The stored slots of a day with the visits, ordered by time and tour type: one query.
     *
     * @param isConsistent whether the read sees every earlier write; needed for decisions
     */
    async slots(date: CalendarDate, isConsistent = true): Promise<readonly DaySlot[]> {
      const items = await itemsOf(date, slotKeyPrefix, visitKeyPrefix, isConsistent);
      const visits = visitsIn(items);
      return items.flatMap((item) => {
        const slot = slotOfKey(String(item.sk));
        const stored = slot && parseSlot(item, clock());
        if (slot === undefined || stored === undefined) return [];
        return [{ ...slot, ...stored, bookings: stored.bookings.map(addVisitFrom(visits)) }];
      });
    },

    /** Cancelled bookings of a day that have been archived out of their slots. */
    async archived(date: CalendarDate): Promise<readonly BookingWithVisit[]> {
      const items = await itemsOf(date, archiveKeyPrefix);
      const bookings = items.flatMap((item) => parseSlot(item, clock())?.bookings ?? []);
      if (bookings.length === 0) return [];
      const visits = visitsIn(await itemsOf(date, visitKeyPrefix));
      return bookings.map(addVisitFrom(visits));
    },
  };
}

const addVisitFrom = (visits: ReadonlyMap<string, StoredVisit>) => (booking: StoredBooking) =>
  withVisit(booking, visits.get(lastingId(booking)) ?? noVisit);
