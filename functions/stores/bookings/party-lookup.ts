import { parseReference } from '#shared/booking/reference.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { bookingStore } from './bookings.ts';
import { slotAccess } from './slot-access.ts';
import { archiveKey, keyOf, lastingId, type StoredBooking, type StoredSlot } from './slot-item.ts';
import { readVisit, type StoredVisit, visitKeyIn } from './visit-item.ts';

/** `hasMoved`: it is no longer in the slot in which it was looked for. */
export interface FoundParty {
  readonly booking: StoredBooking;
  readonly visit: StoredVisit;
  readonly hasMoved: boolean;
}

/** `key`: the item that holds the booking; `slot`: its content, unless the booking is archived or being moved. */
export type LocatedParty = FoundParty & { readonly key: ItemKey; readonly slot: StoredSlot | undefined };

/**
 * Finds a booking by its permanent id: in a slot, archived from it, or where it has moved from there. Returns undefined
 * when there is none.
 *
 * The visit is read before the booking: a change in between has raised the version of the visit, so that what is decided
 * on the earlier booking is not written.
 */
export function partyLookup(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const bookings = bookingStore(table, clock);
  const visitIn = (pk: string, party: string) => readVisit(table, clock, visitKeyIn(pk, party));
  return async (slotKey: ItemKey, party: string): Promise<LocatedParty | undefined> => {
    const isParty = (booking: StoredBooking) => lastingId(booking) === party;
    const visit = await visitIn(slotKey.pk, party);
    const slot = await slots.load(slotKey);
    const inSlot = slot?.bookings.find(isParty);
    if (inSlot !== undefined) return { key: slotKey, slot, booking: inSlot, visit, hasMoved: false };
    const archive = archiveKey(slotKey, party);
    const left = slot?.archived ? await slots.load(archive) : undefined;
    const archived = left?.bookings.find(isParty);
    if (archived !== undefined)
      return { key: archive, slot: undefined, booking: archived, visit, hasMoved: false };
    // The records are stored under the id valid at their time; a renewed secret has changed it since.
    for (const { to, hiddenTo } of [...(slot?.moves ?? []), ...(left?.moves ?? [])]) {
      const onwards = parseReference(hiddenTo ?? to);
      const moved = onwards && (await bookings.find(onwards, 'staff'));
      if (!moved || !isParty(moved)) continue;
      const key = keyOf(moved);
      const visitThere = key.pk === slotKey.pk ? visit : await visitIn(key.pk, party);
      const there = await slots.load(key);
      const booking = there?.bookings.find(isParty);
      const hasMoved = key.pk !== slotKey.pk || key.sk !== slotKey.sk;
      return { key, slot: booking && there, booking: booking ?? moved, visit: visitThere, hasMoved };
    }
    return undefined;
  };
}
