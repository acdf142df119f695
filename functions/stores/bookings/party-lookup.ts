import { parseReference } from '#shared/booking/reference.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { bookingLookup } from './booking-lookup.ts';
import { slotAccess } from './slot-access.ts';
import { archiveKey, keyOf, lastingId, type StoredBooking, type StoredSlot } from './slot-item.ts';
import { readVisit, type StoredVisit, visitKeyIn } from './visit-item.ts';

/** `hasMoved`: the booking is no longer in the requested slot. */
export interface FoundParty {
  readonly booking: StoredBooking;
  readonly visit: StoredVisit;
  readonly hasMoved: boolean;
}

/** `key`: the item that holds the booking; `slot`: its content, unless the booking is archived or being moved. */
export type LocatedParty = FoundParty & { readonly key: ItemKey; readonly slot: StoredSlot | undefined };

/**
 * Finds a booking by its permanent id: in a slot, in its archive, or in the slot to which it has moved. Returns
 * undefined when there is none.
 *
 * The visit is read before the booking: a change in between has raised the version of the visit, so that a decision on
 * the outdated booking is not written.
 */
export function partyLookup(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const bookings = bookingLookup(table, clock);
  const visitIn = (pk: string, party: string) => readVisit(table, clock, visitKeyIn(pk, party));
  return async (slotKey: ItemKey, party: string): Promise<LocatedParty | undefined> => {
    const isParty = (booking: StoredBooking) => lastingId(booking) === party;
    const visit = await visitIn(slotKey.pk, party);
    const slot = await slots.load(slotKey);
    const bookingInSlot = slot?.bookings.find(isParty);
    if (bookingInSlot !== undefined)
      return { key: slotKey, slot, booking: bookingInSlot, visit, hasMoved: false };
    const archive = archiveKey(slotKey, party);
    const archivedSlot = slot?.archived ? await slots.load(archive) : undefined;
    const archived = archivedSlot?.bookings.find(isParty);
    if (archived !== undefined)
      return { key: archive, slot: undefined, booking: archived, visit, hasMoved: false };
    // A renewed secret changes the id of the booking, so the id of a forwarding record may be outdated.
    for (const { to, hiddenTo } of [...(slot?.moves ?? []), ...(archivedSlot?.moves ?? [])]) {
      const nextReference = parseReference(hiddenTo ?? to);
      const movedBooking = nextReference && (await bookings.find(nextReference, 'staff'));
      if (!movedBooking || !isParty(movedBooking)) continue;
      const key = keyOf(movedBooking);
      const movedVisit = key.pk === slotKey.pk ? visit : await visitIn(key.pk, party);
      const movedSlot = await slots.load(key);
      const booking = movedSlot?.bookings.find(isParty);
      const hasMoved = key.pk !== slotKey.pk || key.sk !== slotKey.sk;
      return {
        key,
        slot: booking && movedSlot,
        booking: booking ?? movedBooking,
        visit: movedVisit,
        hasMoved,
      };
    }
    return undefined;
  };
}
