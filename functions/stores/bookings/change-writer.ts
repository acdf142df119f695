import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { forwardingRecord, isSameVisit } from './changed-booking.ts';
import { operatorSlots } from './operator-slots.ts';
import { slotAccess } from './slot-access.ts';
import { changeInSlot, leaveSlot, reserveSeats } from './slot-changes.ts';
import { bookingConflict, changeConflict, opensStart, type SlotConflict } from './slot-conflicts.ts';
import { keyOf, lastingId, type StoredBooking, type StoredSlot } from './slot-item.ts';

/** A booking as read, in its slot. */
export interface HeldBooking {
  readonly key: ItemKey;
  readonly slot: StoredSlot;
  readonly booking: StoredBooking;
}

interface ChangeCheck {
  readonly conflict: SlotConflict | 'stale' | undefined;
  readonly opens: boolean;
}

/** Writes changes of bookings, by guests and staff alike, with the same conditions on seats, language and closure. */
export function changeWriter(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const ofOperators = operatorSlots(table, clock);

  /** Reserves the new seats and releases the old ones in one transaction. */
  const move = async (
    { key, slot, booking }: HeldBooking,
    moved: StoredBooking,
    opens: boolean,
  ): Promise<boolean> => {
    await ofOperators.note(moved);
    return slots.updateBoth(randomUUID(), [
      { key, change: leaveSlot(slot, booking, forwardingRecord(booking, moved)) },
      { key: keyOf(moved), change: reserveSeats(moved, 'booking.changed', opens) },
    ]);
  };

  return {
    /**
     * What is stored now that the change does not fit. `stale`: a concurrent write has already moved the booking there,
     * so that its own seats would count; it has to be read again. Otherwise whether the change opens another start.
     */
    async check({ slot, booking }: HeldBooking, changed: StoredBooking): Promise<ChangeCheck> {
      if (isSameVisit(booking, changed)) {
        return { conflict: changeConflict(slot, booking, changed), opens: false };
      }
      const target = await slots.load(keyOf(changed));
      if (target?.bookings.some((one) => lastingId(one) === lastingId(booking))) {
        return { conflict: 'stale', opens: false };
      }
      return { conflict: bookingConflict(target, changed), opens: opensStart(target) };
    },

    /** Changes the booking in its slot or moves it to another. Answers false when a concurrent write came first. */
    async write(held: HeldBooking, changed: StoredBooking, opens: boolean): Promise<boolean> {
      const { key, booking } = held;
      return isSameVisit(booking, changed)
        ? (await slots.update(key, changeInSlot(booking, changed))) === undefined
        : move(held, changed, opens);
    },
  };
}
