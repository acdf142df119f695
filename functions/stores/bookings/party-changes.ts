import type { VisitLog } from '#shared/staff/parties/visit-log.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { Admission, OverLimit } from '../quotas/admission.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { changeWriter, type LoadedBooking } from './change-writer.ts';
import { type BookingDetails, changedBooking } from './changed-booking.ts';
import { type FoundParty, partyLookup } from './party-lookup.ts';
import { slotAccess } from './slot-access.ts';
import { cancelledBooking, requestConfirmation } from './slot-changes.ts';
import type { SlotConflict } from './slot-conflicts.ts';
import { type StoredBooking, staffChangesOf } from './slot-item.ts';
import { type BookingWithVisit, readVisit, visitKeyIn, withVisit } from './visit-item.ts';

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 20;

/** A decision; without an entry, nothing is written. */
interface BaseDecision {
  readonly entry?: StaffChange;
}

/** The current booking, the decision on it, and any conflict that prevented the change. */
export interface PartyOutcome<Decision> {
  readonly booking: BookingWithVisit;
  readonly decision: Decision;
  readonly conflict?: SlotConflict;
  /** Set when the colleague has reached a limit. */
  readonly exceededLimit?: OverLimit;
}

/** Counts the write of a decision against the limits of the colleague; undefined if it is not limited. */
export type PartyAdmission<Decision> = (decision: Decision) => Admission | undefined;

interface WriteResult {
  readonly booking: StoredBooking;
  /** Entries added to the visit. */
  readonly entries?: VisitLog;
  readonly conflict?: SlotConflict;
}

/** Details of a party as guests request them, and the phone number, which only staff record. */
export type PartyDetails = BookingDetails & Pick<StoredBooking, 'phone'>;

/** Gets the staff changes including the new one, and its time; returns undefined when another write came first. */
type Write<Decision> = (
  current: LoadedBooking,
  change: { readonly at: number; readonly staffChanges: StaffChange[] },
  decision: Decision,
) => Promise<WriteResult | undefined>;

export type PartyChangeStore = ReturnType<typeof partyChangeStore>;

/**
 * Changes of bookings by staff. They use the same writes as changes by guests, and record their author. Every decision
 * is based on the state stored at that moment. Returns undefined when the party is not in the slot and has not moved
 * from it.
 */
export function partyChangeStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const locate = partyLookup(table, clock);
  const writer = changeWriter(table, clock);

  /**
   * Looks up the party, decides and writes; starts again after each concurrent write.
   *
   * @param admissionOf counts the write; released when nothing is written
   */
  const decideAndWrite = async <Decision extends BaseDecision>(
    slotKey: ItemKey,
    party: string,
    decide: (found: FoundParty) => Decision,
    write: Write<Decision>,
    admissionOf?: PartyAdmission<Decision>,
  ): Promise<PartyOutcome<Decision> | undefined> => {
    let charged: Admission | undefined;
    const releaseCharge = async <Outcome>(outcome: Outcome): Promise<Outcome> => {
      await charged?.release();
      return outcome;
    };
    for (let tries = 0; tries < maxTries; tries += 1) {
      const located = await locate(slotKey, party);
      if (located === undefined) return releaseCharge(undefined);
      const { key, slot, booking, visit } = located;
      const decision = decide(located);
      if (decision.entry === undefined) {
        // Read again: the write that made this one unnecessary may have come after the first reading.
        const latest = await readVisit(table, clock, visitKeyIn(key.pk, party));
        return releaseCharge({ booking: withVisit(booking, latest), decision });
      }
      if (slot === undefined) continue;
      if (charged === undefined) {
        const admission = admissionOf?.(decision);
        const charge = await admission?.charge();
        if (charge?.result === 'over')
          return { booking: withVisit(booking, visit), decision, exceededLimit: charge };
        charged = admission;
      }
      const staffChanges = [...staffChangesOf(booking), decision.entry];
      const change = { at: decision.entry.at, staffChanges };
      const written = await write({ key, slot, booking, visit }, change, decision);
      if (written !== undefined) {
        const { entries = [], ...rest } = written;
        const next = { ...visit, log: [...visit.log, ...entries] };
        const outcome = { ...rest, booking: withVisit(written.booking, next), decision };
        return written.conflict === undefined ? outcome : releaseCharge(outcome);
      }
    }
    throw new Error('The booking changed too often');
  };

  return {
    /**
     * Changes a party in its slot or moves it to another; its visit and its staff changes move with it. The old seats
     * are kept until the new ones are reserved.
     *
     * @param party permanent id of the booking
     * @param decide decides on the stored party whether to change it, and returns its new details
     * @param admissionOf counts the change when it is written
     */
    change<Decision extends BaseDecision & { readonly details?: PartyDetails }>(
      slotKey: ItemKey,
      party: string,
      decide: (found: FoundParty) => Decision,
      admissionOf?: PartyAdmission<Decision>,
    ): Promise<PartyOutcome<Decision> | undefined> {
      const write: Write<Decision> = async (current, { at, staffChanges }, { details }) => {
        const { booking } = current;
        if (details === undefined) throw new Error('A change needs the new details');
        const { phone, ...requested } = details;
        const changed = changedBooking(booking, requested, {
          changedAt: at,
          staffChanges,
          phone,
        });
        const { conflict, opens } = await writer.check(current, changed);
        if (conflict === 'stale') return undefined;
        if (conflict !== undefined) return { booking, conflict };
        return (await writer.write(current, changed, opens)) ? { booking: changed } : undefined;
      };
      return decideAndWrite(slotKey, party, decide, write, admissionOf);
    },

    /**
     * Releases the seats exactly once, and the language with the last booking; adds the decision's entries to the
     * visit.
     */
    cancel<Decision extends BaseDecision & { readonly visit?: VisitLog }>(
      slotKey: ItemKey,
      party: string,
      decide: (found: FoundParty) => Decision,
      admissionOf?: PartyAdmission<Decision>,
    ): Promise<PartyOutcome<Decision> | undefined> {
      const write: Write<Decision> = async (current, { at, staffChanges }, { visit: entries = [] }) => {
        const cancellation = { cancelledAt: at, staffChanges };
        const isWritten = await writer.cancel(current, cancellation, entries);
        return isWritten ? { booking: cancelledBooking(current.booking, cancellation), entries } : undefined;
      };
      return decideAndWrite(slotKey, party, decide, write, admissionOf);
    },

    /** Requests the confirmation email again. */
    resend<Decision extends BaseDecision & Partial<Pick<StoredBooking, 'confirmations'>>>(
      slotKey: ItemKey,
      party: string,
      decide: (found: FoundParty) => Decision,
    ): Promise<PartyOutcome<Decision> | undefined> {
      return decideAndWrite(slotKey, party, decide, async ({ key, booking }, { staffChanges }, decision) => {
        const { confirmations = booking.confirmations } = decision;
        const next = { ...booking, confirmations, staffChanges };
        const conflict = await slots.update(key, requestConfirmation(booking, next));
        return conflict === undefined ? { booking: next } : undefined;
      });
    },
  };
}
