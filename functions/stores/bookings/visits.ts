import { parseReference } from '../../../shared/booking/reference.ts';
import type { VisitEntry } from '../../../shared/staff/visit-log.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { bookingStore } from './bookings.ts';
import { slotAccess } from './slot-access.ts';
import { appendToVisit } from './slot-changes.ts';
import { archiveKey, keyOf, lastingId, type StoredBooking, visitLogOf } from './slot-item.ts';

/** Attempts at a press that keeps losing to concurrent writes of the same booking. */
const mostTries = 20;

/** `hasMoved`: it is no longer in the slot in which it was looked for. */
export interface FoundParty {
  readonly booking: StoredBooking;
  readonly hasMoved: boolean;
}

export type VisitStore = ReturnType<typeof visitStore>;

/** What staff record about bookings: a log inside each booking, so that one condition orders it with the guest's writes. */
export function visitStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const bookings = bookingStore(table, clock);

  /** A booking by its permanent id, in this slot, archived from it, or where it has moved. */
  const locate = async (
    slotKey: ItemKey,
    party: string,
  ): Promise<(FoundParty & { readonly key: ItemKey }) | undefined> => {
    const isParty = (booking: StoredBooking) => lastingId(booking) === party;
    const slot = await slots.load(slotKey);
    const inSlot = slot?.bookings.find(isParty);
    if (inSlot !== undefined) return { key: slotKey, booking: inSlot, hasMoved: false };
    const archive = archiveKey(slotKey, party);
    const left = slot?.archived ? await slots.load(archive) : undefined;
    const archived = left?.bookings.find(isParty);
    if (archived !== undefined) return { key: archive, booking: archived, hasMoved: false };
    // The records are kept by the id of their time, which a renewed secret has changed.
    for (const { to, hiddenTo } of [...(slot?.moves ?? []), ...(left?.moves ?? [])]) {
      const onwards = parseReference(hiddenTo ?? to);
      const moved = onwards && (await bookings.find(onwards, 'staff'));
      if (moved && isParty(moved)) return { key: keyOf(moved), booking: moved, hasMoved: true };
    }
    return undefined;
  };

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
