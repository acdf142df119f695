import type { Clock } from '#shared/values/port-vila-time.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import type { ClosureCommand } from './closure-marks.ts';
import { slotAccess } from './slot-access.ts';
import { restoredBooking, restoreInSlot } from './slot-changes.ts';
import { bookingConflict } from './slot-conflicts.ts';
import { keyOf, type StoredBooking, staffChangesOf } from './slot-item.ts';

/**
 * `full`, `language-taken`, `closed`: its place is no longer free. `gone`: the booking was erased, or another
 * closing has cancelled it since.
 */
export type RestoreOutcome = 'restored' | 'full' | 'language-taken' | 'closed' | 'gone';

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 20;

/** Whether a booking is still cancelled by this closing: no colleague has changed it since. */
export const isCancelledBy = (booking: StoredBooking, closing: string | undefined): boolean =>
  closing !== undefined &&
  booking.status === 'cancelled' &&
  staffChangesOf(booking).findLast(({ kind }) => kind !== 'resend')?.id === closing;

/** Whether a booking that this closing had cancelled was restored. */
export const isRestoredFrom = (booking: StoredBooking, closing: string): boolean => {
  const changes = staffChangesOf(booking);
  const closeIndex = changes.findIndex(({ id, kind }) => kind === 'close' && id === closing);
  return (
    booking.status === 'confirmed' &&
    closeIndex >= 0 &&
    changes.slice(closeIndex).some(({ kind }) => kind === 'restore')
  );
};

export type ClosureRestorationStore = ReturnType<typeof closureRestorationStore>;

/** Restores bookings whose closure was undone. */
export function closureRestorationStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  return {
    /**
     * Restores a booking with its places and publishes its event, in one write, under the same conditions as a new
     * booking. Idempotent: of several concurrent calls, only one restores it.
     *
     * @param closing id of the command that had cancelled it
     */
    async restore(cancelled: StoredBooking, closing: string, by: ClosureCommand): Promise<RestoreOutcome> {
      const { id } = cancelled;
      const key = keyOf(cancelled);
      for (let tries = 0; tries < maxTries; tries += 1) {
        const slot = await slots.load(key);
        const current = slot?.bookings.find((one) => one.id === id);
        const booking = current ?? (await slots.load(key, id))?.bookings.find((one) => one.id === id);
        if (booking === undefined) return 'gone';
        if (isRestoredFrom(booking, closing)) return 'restored';
        if (!isCancelledBy(booking, closing)) return 'gone';
        const conflict = bookingConflict(slot, booking);
        if (conflict !== undefined) return conflict.result;
        const at = epochSeconds(clock());
        const entry = { id: by.id, at, by: by.person, on: by.device, kind: 'restore' } as const;
        const change = restoreInSlot(restoredBooking(booking, entry), current);
        const isWritten =
          current === undefined
            ? await slots.unarchive(key, booking, change)
            : (await slots.update(key, change)) === undefined;
        if (isWritten) return 'restored';
      }
      throw new Error('The slot changed too often');
    },
  };
}
