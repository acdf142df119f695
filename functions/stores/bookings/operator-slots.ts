import type { Month } from '#shared/calendar/month.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';
import { putItem } from '../table/commands.ts';
import { itemsIn } from '../table/items-in.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';
import { slotEntry, slotOfEntry } from './slot-index.ts';
import { archiveKey, parseSlot, type StoredBooking, slotExpiresAt } from './slot-item.ts';
import { type BookingWithVisit, noVisit, parseVisit, visitKeyOf, withVisit } from './visit-item.ts';

/** Slots read at once when only the latest visit is needed. */
const batchSize = 10;

/**
 * Index of an operator's bookings: `OPERATOR#<id> / 2026-11-24#SLOT#10:00#TOUR` for each slot in which the operator has
 * or had one. The slot itself is authoritative, and the index is written before the booking, so entries may be stale
 * but never missing.
 */
export function operatorSlots(table: Table, clock: Clock) {
  const keysOf = async (operatorId: string, month: Month): Promise<readonly ItemKey[]> => {
    const keys: ItemKey[] = [];
    for await (const item of itemsIn(table, operatorPartition(operatorId), { prefix: `${month}-` }))
      if (!isExpired(item, clock())) keys.push(slotOfEntry(item));
    return keys;
  };

  const readArchived = async (item: Record<string, unknown>): Promise<readonly StoredBooking[]> => {
    const found: StoredBooking[] = [];
    const { pk, sk } = archiveKey({ pk: String(item.pk), sk: String(item.sk) }, '');
    for await (const archivedItem of itemsIn(table, pk, { prefix: sk }))
      found.push(...(parseSlot(archivedItem, clock())?.bookings ?? []));
    return found;
  };

  const bookingsIn = (items: readonly Record<string, unknown>[], operatorId: string) =>
    items
      .flatMap((item) => parseSlot(item, clock())?.bookings ?? [])
      .filter(({ operator }) => operator?.id === operatorId);

  /** Adds the visit entries by staff. */
  const withVisits = async (bookings: readonly StoredBooking[]): Promise<readonly BookingWithVisit[]> => {
    const textOf = ({ pk, sk }: ItemKey) => `${pk} ${sk}`;
    const keys = new Map(bookings.map(visitKeyOf).map((key) => [textOf(key), key]));
    const items = await itemsOfKeys(table, [...keys.values()]);
    const visits = new Map(items.map((item) => [`${item.pk} ${item.sk}`, parseVisit(item, clock())]));
    return bookings.map((booking) => withVisit(booking, visits.get(textOf(visitKeyOf(booking))) ?? noVisit));
  };

  return {
    /** Indexes the slot of a booking about to be written. Idempotent. */
    async index(booking: StoredBooking): Promise<void> {
      const { operator, date } = booking;
      if (operator === undefined) return;
      await putItem(table, {
        Item: {
          pk: operatorPartition(operator.id),
          sk: slotEntry(booking),
          expiresAt: slotExpiresAt(date),
        },
      });
    },

    /** The operator's bookings for visits in a month, unordered; cancelled ones only until they are archived. */
    async bookings(operatorId: string, month: Month): Promise<readonly BookingWithVisit[]> {
      return withVisits(bookingsIn(await itemsOfKeys(table, await keysOf(operatorId, month)), operatorId));
    },

    /** Bookings of an operator in a month, including archived cancelled ones. */
    async allBookings(operatorId: string, month: Month): Promise<readonly BookingWithVisit[]> {
      const items = await itemsOfKeys(table, await keysOf(operatorId, month));
      const archives = items.filter(({ archived }) => archived === true).map(readArchived);
      const slotBookings = bookingsIn(items, operatorId);
      // A cancelled booking may be in its slot and in the archive.
      const idsInSlots = new Set(slotBookings.map(({ id }) => id));
      const archivedBookings = (await Promise.all(archives)).flat();
      return withVisits([
        ...slotBookings,
        ...archivedBookings.filter(({ id, operator }) => operator?.id === operatorId && !idsInSlots.has(id)),
      ]);
    },

    /** Day of the operator's latest visit that is not cancelled, past or upcoming. */
    async findLastVisit(operatorId: string): Promise<CalendarDate | undefined> {
      const keys: ItemKey[] = [];
      const latestConfirmedDay = async () => {
        const found = bookingsIn(await itemsOfKeys(table, keys.splice(0)), operatorId);
        const days = found.filter(({ status }) => status === 'confirmed').map(({ date }) => date);
        return days.sort().at(-1);
      };
      const entries = itemsIn(table, operatorPartition(operatorId), {
        pageSize: batchSize,
        isBackwards: true,
      });
      for await (const item of entries) {
        if (isExpired(item, clock()) || keys.push(slotOfEntry(item)) < batchSize) continue;
        const day = await latestConfirmedDay();
        if (day !== undefined) return day;
      }
      return keys.length === 0 ? undefined : latestConfirmedDay();
    },
  };
}

const operatorPartition = (id: string): string => `OPERATOR#${id}`;
