import type { NamedGuest } from '#shared/staff/parties/without-names.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { closuresPartition } from '../bookings/closure-marks.ts';
import { closurePrefix } from '../bookings/closures.ts';
import {
  archiveKeyPrefix,
  lastingId,
  parseSlot,
  type StoredBooking,
  slotKeyPrefix,
} from '../bookings/slot-item.ts';
import { sentMailStore } from '../mail/sent-mail.ts';
import { operatorPartition } from '../operators/operator-requests.ts';
import { orderKeyPrefix, parseOrder, type StoredOrder } from '../orders/order-item.ts';
import { isErased } from '../table/erased.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { type Item, scanItems } from './copied-items.ts';
import { type ErasuresSince, erasuresSince } from './erasures-since.ts';

/** A booking of the live table, with the key of its item. */
interface LiveBooking {
  readonly key: ItemKey;
  readonly sequence: number;
  readonly isErased: boolean;
}

/** The state of the live table on which decisions depend, updated with each restored record. */
export interface LiveState {
  readonly table: Table;
  readonly clock: Clock;
  /** By permanent id. */
  readonly bookings: Map<string, LiveBooking>;
  readonly orders: Map<string, Pick<StoredOrder, 'stock' | 'lines'>>;
  readonly operators: ReadonlySet<string>;
  /** Closures of whole days, by day. */
  readonly closedDays: ReadonlyMap<string, Item>;
  /** Guests of erased bookings by permanent id: the log of their visit may name them. */
  readonly erasedGuests: Map<string, NamedGuest>;
  readonly wasErased: ErasuresSince;
  /** When the emails of these ids were sent. Ids of unsent emails are absent. */
  readonly mailedAt: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Reads the whole live table, because a booking that has moved since is under another key than in the copy. */
export async function readLiveState(table: Table, copy: Table, clock: Clock): Promise<LiveState> {
  const now = clock();
  const state = {
    table,
    clock,
    bookings: new Map<string, LiveBooking>(),
    orders: new Map<string, Pick<StoredOrder, 'stock' | 'lines'>>(),
    operators: new Set<string>(),
    closedDays: new Map<string, Item>(),
    erasedGuests: new Map<string, NamedGuest>(),
    wasErased: await erasuresSince(table, copy, clock),
    mailedAt: sentMailStore(table, clock).settlementTimes,
  };
  for await (const item of scanItems(table)) {
    for (const booking of bookingsOf(item, now)) recordBooking(state, item, booking);
    if (item.sk.startsWith(orderKeyPrefix)) {
      const order = parseOrder(item, now);
      if (order !== undefined) state.orders.set(order.id, order);
    }
    if (item.pk === closuresPartition && item.sk.startsWith(closurePrefix))
      state.closedDays.set(String(item.date), item);
    if (item.pk === operatorPartition) state.operators.add(String(item.id));
  }
  return state;
}

/** The bookings of a slot, or of an archived part of a slot. */
const bookingsOf = (item: Item, now: Date): readonly StoredBooking[] =>
  item.sk.startsWith(slotKeyPrefix) || item.sk.startsWith(archiveKeyPrefix)
    ? (parseSlot(item, now)?.bookings ?? [])
    : [];

/** Records the key of the latest version of a booking. */
export function recordBooking(
  { bookings }: Pick<LiveState, 'bookings'>,
  { pk, sk }: ItemKey,
  booking: StoredBooking,
): void {
  const { sequence } = booking;
  const latest = bookings.get(lastingId(booking));
  if (latest !== undefined && latest.sequence > sequence) return;
  bookings.set(lastingId(booking), { key: { pk, sk }, sequence, isErased: isErased(booking) });
}
