import type { StaffChange } from '../../../shared/staff/staff-change.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { changeWriter, type HeldBooking } from './change-writer.ts';
import { type BookingDetails, changedBooking } from './changed-booking.ts';
import { type FoundParty, partyLookup } from './party-lookup.ts';
import { slotAccess } from './slot-access.ts';
import { cancelledBooking, requestConfirmation } from './slot-changes.ts';
import type { SlotConflict } from './slot-conflicts.ts';
import { type StoredBooking, staffChangesOf } from './slot-item.ts';
import { type VisitedBooking, withVisit } from './visit-item.ts';

/** Attempts at a write that keeps losing to concurrent ones. */
const mostTries = 20;

/** What a decision asks for: nothing without an entry. */
interface Decided {
  readonly entry?: StaffChange;
}

/** The booking as it is now, the decision that led there, and what stood in its way. */
export interface PartyOutcome<Decision> {
  readonly booking: VisitedBooking;
  readonly decision: Decision;
  readonly conflict?: SlotConflict;
}

interface Written {
  readonly booking: StoredBooking;
  readonly conflict?: SlotConflict;
}

/** Details of a party as guests request them, and what only staff know. */
export type PartyDetails = BookingDetails & Pick<StoredBooking, 'phone'>;

export type PartyChangeStore = ReturnType<typeof partyChangeStore>;

/**
 * What staff change about bookings: by the writes of guests, with who did it inside. Every decision is made afresh on
 * what is stored. Answers undefined when there is no such party in the slot, nor one that has moved from it.
 */
export function partyChangeStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const locate = partyLookup(table, clock);
  const writer = changeWriter(table, clock);

  /**
   * Looks up, decides and writes until no other write comes first.
   *
   * @param write gets the second and the list of the entry; answers undefined when another write came first
   */
  const decideAndWrite = async <Decision extends Decided>(
    slotKey: ItemKey,
    party: string,
    decide: (found: FoundParty) => Decision,
    write: (
      held: HeldBooking,
      made: { readonly at: number; readonly staffChanges: StaffChange[] },
      decision: Decision,
    ) => Promise<Written | undefined>,
  ): Promise<PartyOutcome<Decision> | undefined> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const located = await locate(slotKey, party);
      if (located === undefined) return undefined;
      const { key, slot, booking, visit } = located;
      const decision = decide(located);
      if (decision.entry === undefined) return { booking: withVisit(booking, visit), decision };
      if (slot === undefined) continue;
      const staffChanges = [...staffChangesOf(booking), decision.entry];
      const made = { at: decision.entry.at, staffChanges };
      const written = await write({ key, slot, booking, visit }, made, decision);
      if (written !== undefined) return { ...written, booking: withVisit(written.booking, visit), decision };
    }
    throw new Error('The booking changed too often');
  };

  return {
    /**
     * Changes a party in its slot or moves it to another; its visit and its staff changes travel along. The old seats
     * are kept until the new ones are reserved.
     *
     * @param party permanent id of the booking
     * @param decide whether to change it, on what is stored; with the details that it is to have
     */
    change<Decision extends Decided & { readonly details?: PartyDetails }>(
      slotKey: ItemKey,
      party: string,
      decide: (found: FoundParty) => Decision,
    ): Promise<PartyOutcome<Decision> | undefined> {
      return decideAndWrite(slotKey, party, decide, async (held, { at, staffChanges }, { details }) => {
        const { booking } = held;
        if (details === undefined) throw new Error('A change needs the details that it is to have');
        const { phone, ...wanted } = details;
        const changed = changedBooking(booking, wanted, {
          changedAt: at,
          staffChanges,
          phone,
        });
        const { conflict, opens } = await writer.check(held, changed);
        if (conflict === 'stale') return undefined;
        if (conflict !== undefined) return { booking, conflict };
        return (await writer.write(held, changed, opens)) ? { booking: changed } : undefined;
      });
    },

    /** Releases the seats exactly once, and the language with the last booking. */
    cancel<Decision extends Decided>(
      slotKey: ItemKey,
      party: string,
      decide: (found: FoundParty) => Decision,
    ): Promise<PartyOutcome<Decision> | undefined> {
      return decideAndWrite(slotKey, party, decide, async (held, { at, staffChanges }) => {
        const how = { cancelledAt: at, staffChanges };
        const isWritten = await writer.cancel(held, how);
        return isWritten ? { booking: cancelledBooking(held.booking, how) } : undefined;
      });
    },

    /** Announces the confirmation again. */
    resend<Decision extends Decided & Partial<Pick<StoredBooking, 'confirmations'>>>(
      slotKey: ItemKey,
      party: string,
      decide: (found: FoundParty) => Decision,
    ): Promise<PartyOutcome<Decision> | undefined> {
      return decideAndWrite(slotKey, party, decide, async ({ key, booking }, { staffChanges }, decision) => {
        const { confirmations = booking.confirmations } = decision;
        const next = { ...booking, confirmations, staffChanges };
        const lost = await slots.update(key, requestConfirmation(booking, next));
        return lost === undefined ? { booking: next } : undefined;
      });
    },
  };
}
