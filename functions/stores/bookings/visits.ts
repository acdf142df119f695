import type { VisitEntry } from '../../../shared/staff/parties/visit-log.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { type FoundParty, partyLookup } from './party-lookup.ts';
import { slotAccess } from './slot-access.ts';
import { appendToVisit } from './slot-changes.ts';
import { type StoredBooking, visitLogOf } from './slot-item.ts';

/** Attempts at a press that keeps losing to concurrent writes of the same booking. */
const mostTries = 20;

export type VisitStore = ReturnType<typeof visitStore>;

/** What staff record about bookings: a log inside each booking, so that one condition orders it with the guest's writes. */
export function visitStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const locate = partyLookup(table, clock);

  return {
    /**
     * Appends what `decide` adds to the log of a party, in one write without an event. It decides again when another
     * write came first. Answers undefined when there is no such party.
     *
     * @param party permanent id of the booking
     */
    async record<Decision extends { readonly entry?: VisitEntry }>(
      slotKey: ItemKey,
      party: string,
      decide: (found: FoundParty) => Decision,
    ): Promise<{ readonly booking: StoredBooking; readonly decision: Decision } | undefined> {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const found = await locate(slotKey, party);
        if (found === undefined) return undefined;
        const { key, booking } = found;
        const decision = decide(found);
        if (decision.entry === undefined) return { booking, decision };
        const next = {
          ...booking,
          visit: { ...booking.visit, log: [...visitLogOf(booking), decision.entry] },
        };
        if ((await slots.update(key, appendToVisit(booking, next))) === undefined) {
          return { booking: next, decision };
        }
      }
      throw new Error('The booking changed too often');
    },
  };
}
