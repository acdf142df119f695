import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { forwardingRecord, isSameVisit } from './changed-booking.ts';
import { operatorSlots } from './operator-slots.ts';
import { slotAccess } from './slot-access.ts';
import { changeInSlot, leaveSlot, reserveSeats } from './slot-changes.ts';
import { bookingConflict, changeConflict, type SlotConflict } from './slot-conflicts.ts';
import { keyOf, lastingId, type StoredBooking, type StoredSlot } from './slot-item.ts';

/** A booking as read, in its slot. */
export interface HeldBooking {
  readonly key: ItemKey;
  readonly slot: StoredSlot;
  readonly booking: StoredBooking;
}

/** Writes changes of bookings, by guests and staff alike, with the same conditions on seats, language and closure. */
export function changeWriter(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const ofOperators = operatorSlots(table, clock);

  /** Reserves the new seats and releases the old ones in one transaction. */
  const move = async ({ key, slot, booking }: HeldBooking, moved: StoredBooking): Promise<boolean> => {
    await ofOperators.note(moved);
    return slots.updateBoth(randomUUID(), [
      { key, change: leaveSlot(slot, booking, forwardingRecord(booking, moved)) },
      { key: keyOf(moved), change: reserveSeats(moved, 'booking.changed') },
    ]);
  };

  return {
    /**
     * What is stored now that the change does not fit. `stale`: a concurrent write has already moved the booking there,
     * so that its own seats would count; it has to be read again.
     */
    async conflict(
      { slot, booking }: HeldBooking,
      changed: StoredBooking,
    ): Promise<SlotConflict | 'stale' | undefined> {
      if (isSameVisit(booking, changed)) return changeConflict(slot, booking, changed);
      const target = await slots.load(keyOf(changed));
      if (target?.bookings.some((one) => lastingId(one) === lastingId(booking))) return 'stale';
      return bookingConflict(target, changed);
    },

    /** Changes the booking in its slot or moves it to another. Answers false when a concurrent write came first. */
    async write(held: HeldBooking, changed: StoredBooking): Promise<boolean> {
      const { key, booking } = held;
      return isSameVisit(booking, changed)
        ? (await slots.update(key, changeInSlot(booking, changed))) === undefined
        : move(held, changed);
    },
  };
}
