import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { DayBookings } from '#shared/booking/availability.ts';
import { type ParsedReference, parseReference } from '#shared/booking/reference.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';
import { slotAccess } from './slot-access.ts';
import {
  bookingId,
  dayKey,
  type ForwardingRecord,
  parseSlotState,
  probeSlotKey,
  type StoredBooking,
  type StoredSlot,
  slotKey,
  slotKeyPrefix,
  slotOfKey,
} from './slot-item.ts';

/** Maximum number of moves followed from an old reference. */
export const maxMoves = 10;

/**
 * The reader of a booking by reference. Once the guest has a new secret, the old reference works for the operator and
 * staff only. Only `probe` finds synthetic bookings.
 */
export type Reader = 'holder' | 'staff' | 'probe' | { readonly operatorId: string };

export interface LocatedBooking {
  readonly key: ItemKey;
  readonly slot: StoredSlot;
  readonly booking: StoredBooking;
  /** The forwarding record of the renewed secret, if the lookup followed one. */
  readonly renewal?: ForwardingRecord;
}

export type BookingLookup = ReturnType<typeof bookingLookup>;

/**
 * Reads of bookings by reference and of the seats taken on a day. Without the changes of `bookingStore`, which would
 * lengthen the cold starts of endpoints that only read.
 */
export function bookingLookup(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);

  /**
   * Resolves any reference of a booking to its current slot.
   *
   * @param maxHidden how many renewals of the secret the lookup may follow
   */
  const locate = async (
    reference: ParsedReference,
    maxHidden = 0,
    movesLeft = maxMoves,
    key = slotKey(reference.date, reference),
  ): Promise<LocatedBooking | undefined> => {
    const isRequested = (tombstone: { id: string; reference: string }) =>
      tombstone.id === bookingId(reference.secretSuffix) && tombstone.reference === reference.text;
    const slot = await slots.load(key, bookingId(reference.secretSuffix));
    const booking = slot?.bookings.find(isRequested);
    if (slot !== undefined && booking !== undefined) return { key, slot, booking };
    const move = slot?.moves.find(isRequested);
    const isHidden = maxHidden > 0 && move?.hiddenTo !== undefined;
    const nextReference = parseReference((isHidden ? move.hiddenTo : move?.to) ?? '');
    if (nextReference === undefined || movesLeft === 0) return undefined;
    if (!isHidden) return locate(nextReference, maxHidden, movesLeft - 1);
    const located = await locate(nextReference, maxHidden - 1, movesLeft - 1);
    return located && { ...located, renewal: move };
  };

  /** Looks up a reference with the reader's permissions. */
  const locateFor = async (
    reader: Reader,
    reference: ParsedReference,
  ): Promise<LocatedBooking | undefined> => {
    if (reader === 'probe') return locate(reference, 0, 0, probeSlotKey(reference));
    const located = await locate(reference, reader === 'holder' ? 0 : maxMoves);
    if (typeof reader === 'string' || located?.booking.operator?.id === reader.operatorId) return located;
    return undefined;
  };

  return {
    locate,
    locateFor,

    /** Seats taken on a day. Reads no personal data. */
    async day(date: CalendarDate): Promise<DayBookings> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :day AND begins_with(sk, :slot)',
          ProjectionExpression: 'sk, guests, #language, closed, expiresAt',
          ExpressionAttributeNames: { '#language': 'language' },
          ExpressionAttributeValues: { ':day': dayKey(date), ':slot': slotKeyPrefix },
          ConsistentRead: true,
        },
      );
      const items: Record<string, unknown>[] = [];
      for await (const page of pages) items.push(...(page.Items ?? []));
      const bookings: DayBookings = {};
      for (const item of items.filter((candidate) => !isExpired(candidate, clock()))) {
        const slot = slotOfKey(String(item.sk));
        const { guests, language, closed } = parseSlotState(item);
        if (slot === undefined || (guests === 0 && closed === undefined)) continue;
        bookings[slot.time] = {
          ...bookings[slot.time],
          [slot.type]: { count: guests, ...(language && { language }), ...(closed && { closed: true }) },
        };
      }
      return bookings;
    },

    /** A booking by any reference it has had; undefined for an unknown or malformed reference. */
    async find(reference: ParsedReference, reader: Reader = 'holder'): Promise<StoredBooking | undefined> {
      return (await locateFor(reader, reference))?.booking;
    },
  };
}
