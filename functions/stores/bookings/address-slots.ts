import { endOf } from '#shared/booking/start-and-end.ts';
import { addDays, type Clock, dateOf, instantAt } from '#shared/values/port-vila-time.ts';
import { putItem } from '../table/commands.ts';
import { itemsIn } from '../table/items-in.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import { keyedDigest, type ReferenceSecret } from '../table/reference-secret.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';
import { slotEntry, slotOfEntry } from './slot-index.ts';
import { hasEmail, parseSlot, type StoredBooking } from './slot-item.ts';

export type AddressSlotStore = ReturnType<typeof addressSlots>;

/**
 * Index of upcoming visits by email address: `ADDRESS#<keyed digest> / 2026-11-24#SLOT#10:00#TOUR` for each slot that
 * has or had a booking. The slot itself is authoritative, so entries may be stale. Guests do
 * not wait for this index: the email worker, which gets an event for every booking with an address, writes the entries.
 * They expire the day after the visit.
 */
export function addressSlots(table: Table, clock: Clock, secret: ReferenceSecret) {
  const partitionOf = async (email: string): Promise<string> =>
    `ADDRESS#${keyedDigest(await secret(), ['address', email.toLowerCase()]).toString('hex')}`;
  const keyOf = async (booking: StoredBooking): Promise<ItemKey> => ({
    pk: await partitionOf(booking.email),
    sk: slotEntry(booking),
  });
  const put = async (key: ItemKey, { date }: StoredBooking): Promise<void> => {
    const expiresAt = epochSeconds(instantAt(addDays(date, 1), 0));
    await putItem(table, { Item: { ...key, expiresAt } });
  };

  return {
    /** Adds the slot of a booking. Idempotent. */
    async index(booking: StoredBooking): Promise<void> {
      if (hasEmail(booking)) await put(await keyOf(booking), booking);
    },

    /** Adds the slots that the index lacks. */
    async repair(bookings: readonly StoredBooking[]): Promise<void> {
      const missing = new Map<string, { readonly key: ItemKey; readonly booking: StoredBooking }>();
      for (const booking of bookings.filter(hasEmail)) {
        const key = await keyOf(booking);
        missing.set(`${key.pk} ${key.sk}`, { key, booking });
      }
      const present = await itemsOfKeys(
        table,
        [...missing.values()].map(({ key }) => key),
      );
      for (const { pk, sk } of present) missing.delete(`${pk} ${sk}`);
      for (const { key, booking } of missing.values()) await put(key, booking);
    },

    /**
     * The active bookings of an address whose visit is not over, in order; a query of the index, then a batch read of
     * the slots.
     */
    async listUpcoming(email: string): Promise<readonly StoredBooking[]> {
      const now = clock();
      const keys: ItemKey[] = [];
      const range = [dateOf(now), '9'] as const;
      for await (const entry of itemsIn(table, await partitionOf(email), { range }))
        keys.push(slotOfEntry(entry));
      const bookings = (await itemsOfKeys(table, keys)).flatMap(
        (item) => parseSlot(item, now)?.bookings ?? [],
      );
      const address = email.toLowerCase();
      return bookings
        .filter(
          ({ email, status, date, time, tourType }) =>
            email.toLowerCase() === address && status === 'confirmed' && endOf(date, time, tourType) > now,
        )
        .toSorted((a, b) => (slotEntry(a) < slotEntry(b) ? -1 : 1));
    },
  };
}
