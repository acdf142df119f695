import type { VisitLog } from '#shared/staff/parties/visit-log.ts';
import { type CalendarDate, type Clock, dateOf } from '#shared/values/port-vila-time.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';
import { forwardingRecord, isSameVisit } from './changed-booking.ts';
import { lateEntries } from './late-entries.ts';
import { operatorSlots } from './operator-slots.ts';
import { slotAccess } from './slot-access.ts';
import { type Cancellation, cancelInSlot, changeInSlot, leaveSlot, reserveSeats } from './slot-changes.ts';
import { bookingConflict, changeConflict, opensStart, type SlotConflict } from './slot-conflicts.ts';
import { keyOf, lastingId, type StoredBooking, type StoredSlot } from './slot-item.ts';
import { type StoredVisit, visitWrites } from './visit-item.ts';

/** A booking with its slot and visit, as last read. */
export interface LoadedBooking {
  readonly key: ItemKey;
  readonly slot: StoredSlot;
  readonly booking: StoredBooking;
  readonly visit: StoredVisit;
}

interface ChangeCheck {
  readonly conflict: SlotConflict | 'stale' | undefined;
  readonly opens: boolean;
}

/** Writes changes of bookings, by guests and staff alike, with the same conditions on seats, language and closure. */
export function changeWriter(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const operatorIndex = operatorSlots(table, clock);
  const visits = visitWrites(table);
  const lateEntryDays = lateEntries(table, clock);

  /** Marks a past day that gets an entry, so that the till reads the day again. */
  const lateMarks = (date: CalendarDate) => {
    const now = clock();
    return dateOf(now) > date ? [lateEntryDays.mark(date, epochSeconds(now)).Update] : [];
  };

  /** The log stays on its day, or moves with its party. */
  const visitAfter = ({ booking, visit }: LoadedBooking, changed: StoredBooking) => {
    if (booking.date === changed.date) return [visits.keep(booking, visit)];
    const hasLog = visit.log.length > 0;
    return [visits.leave(booking, visit), ...(hasLog ? [visits.bring(changed, visit.log)] : [])];
  };

  return {
    /**
     * The conflict of the change with the stored slot, and whether the change opens another start. `stale`: a
     * concurrent write has already moved the booking there, so the booking has to be read again; otherwise its seats
     * would count twice.
     */
    async check({ slot, booking }: LoadedBooking, changed: StoredBooking): Promise<ChangeCheck> {
      if (isSameVisit(booking, changed)) {
        return { conflict: changeConflict(slot, booking, changed), opens: false };
      }
      const target = await slots.load(keyOf(changed));
      if (target?.bookings.some((candidate) => lastingId(candidate) === lastingId(booking))) {
        return { conflict: 'stale', opens: false };
      }
      return { conflict: bookingConflict(target, changed), opens: opensStart(target) };
    },

    /**
     * Changes the booking in its slot, or reserves the new seats and releases the old ones, together with its visit in
     * one transaction. Returns false when a concurrent write to the booking, the slot or the visit came first.
     */
    async write(current: LoadedBooking, changed: StoredBooking, opens: boolean): Promise<boolean> {
      const { key, slot, booking } = current;
      if (isSameVisit(booking, changed)) {
        return slots.transact(
          [{ key, change: changeInSlot(booking, changed) }],
          visitAfter(current, changed),
        );
      }
      await operatorIndex.index(changed);
      return slots.transact(
        [
          { key, change: leaveSlot(slot, booking, forwardingRecord(booking, changed)) },
          { key: keyOf(changed), change: reserveSeats(changed, 'booking.changed', opens) },
        ],
        visitAfter(current, changed),
      );
    },

    /**
     * Cancels the booking, together with its visit. Returns false when a concurrent write came first.
     *
     * @param entries added to the visit in the same write
     */
    cancel: (
      { key, slot, booking, visit }: LoadedBooking,
      cancellation: Cancellation,
      entries: VisitLog = [],
    ): Promise<boolean> =>
      slots.transact(
        [{ key, change: cancelInSlot(slot, booking, cancellation) }],
        entries.length > 0
          ? [visits.append(booking, visit, entries), ...lateMarks(booking.date)]
          : [visits.keep(booking, visit)],
      ),
  };
}
