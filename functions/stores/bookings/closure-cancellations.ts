import type { OfferedStart } from '#shared/staff/closing/closing-offers.ts';
import { guestLock } from '#shared/staff/parties/guest-lock.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { exists } from '../table/expressions.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import type { ClosureCommand } from './closure-marks.ts';
import { slotAccess } from './slot-access.ts';
import { cancelInSlot } from './slot-changes.ts';
import { type StoredBooking, slotKey, staffChangesOf } from './slot-item.ts';
import { type BookingWithVisit, readVisit, visitKeyOf, visitWrites } from './visit-item.ts';

/**
 * `gone`: the guest has already cancelled or moved the booking. `kept`: see `isKeptWhenClosed`. `reopened`: its slot is
 * open again.
 */
export type ClosureCancelOutcome = 'cancelled' | 'gone' | 'kept' | 'reopened';

interface ClosureCancelOptions {
  readonly by?: ClosureCommand | undefined;
  /** Cancels only while the slot is closed, checked in the write. */
  readonly whileClosed?: boolean;
  /** Starts that the guest is offered instead, based on the booking at its cancellation. */
  readonly offersTo?: (booking: StoredBooking) => readonly OfferedStart[];
}

/** A closure cancels no booking of guests who are already here: parties that have checked in, and walk-ins. */
export const isKeptWhenClosed = ({ source, visit }: Pick<BookingWithVisit, 'visit' | 'source'>): boolean =>
  source === 'walk-in' || guestLock(visit.log) === 'checked-in';

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 20;

export type ClosureCancellationStore = ReturnType<typeof closureCancellationStore>;

/** Cancellations by the distillery, because of a closure. */
export function closureCancellationStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const visits = visitWrites(table);
  return {
    /**
     * Cancels a booking on behalf of the distillery and publishes its event, in one transaction. Idempotent: seats and
     * language are released exactly once. The guest is sent `reason`.
     */
    async cancel(
      { id, date, time, tourType }: StoredBooking,
      reason: string,
      { by, whileClosed = false, offersTo }: ClosureCancelOptions = {},
    ): Promise<ClosureCancelOutcome> {
      const key = slotKey(date, { time, type: tourType });
      for (let tries = 0; tries < maxTries; tries += 1) {
        const slot = await slots.load(key);
        const booking = slot?.bookings.find((candidate) => candidate.id === id);
        if (slot === undefined || booking?.status !== 'confirmed') return 'gone';
        const visit = await readVisit(table, clock, visitKeyOf(booking));
        if (isKeptWhenClosed({ ...booking, visit })) return 'kept';
        if (whileClosed && slot.closed === undefined) return 'reopened';
        const at = epochSeconds(clock());
        const entry = by && ({ id: by.id, at, by: by.person, on: by.device, kind: 'close' } as const);
        const offered = offersTo?.(booking) ?? [];
        const change = cancelInSlot(slot, booking, {
          cancelledAt: at,
          closedReason: reason,
          ...(offered.length > 0 && { offered: [...offered] }),
          ...(entry && { staffChanges: [...staffChangesOf(booking), entry] }),
        });
        const when = [...(change.when ?? []), ...(whileClosed ? [exists('closed')] : [])];
        const guardedChange = { key, change: { ...change, when } };
        if (await slots.transact([guardedChange], [visits.keep(booking, visit)])) return 'cancelled';
      }
      throw new Error('The slot changed too often');
    },
  };
}
