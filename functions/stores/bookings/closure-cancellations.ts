import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { slotAccess } from './slot-access.ts';
import { cancelInSlot } from './slot-changes.ts';
import { type StoredBooking, slotKey } from './slot-item.ts';

/** `gone`: the guest had cancelled or moved the booking before. */
export type ClosureCancelOutcome = 'cancelled' | 'gone';

/** Times that a write is tried again after another has changed the slot in between. */
const mostTries = 20;

export type ClosureCancellationStore = ReturnType<typeof closureCancellationStore>;

/** Bookings that the house cancels because it has to close. */
export function closureCancellationStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  return {
    /**
     * Cancels a booking in the name of the house and announces it, in one write: places and language are given back
     * exactly once, however often it is called. `reason` is what the guest is told.
     */
    async cancel({ id, date, time, tourType }: StoredBooking, reason: string): Promise<ClosureCancelOutcome> {
      const key = slotKey(date, { time, type: tourType });
      for (let tries = 0; tries < mostTries; tries += 1) {
        const slot = await slots.load(key);
        const booking = slot?.bookings.find((candidate) => candidate.id === id);
        if (slot === undefined || booking?.status !== 'confirmed') return 'gone';
        const change = cancelInSlot(slot, booking, {
          cancelledAt: epochSeconds(clock()),
          closedReason: reason,
        });
        if ((await slots.update(key, change)) === undefined) return 'cancelled';
      }
      throw new Error('The slot changed too often');
    },
  };
}
