import { capacity } from '#shared/booking/terms.ts';
import {
  type ForwardingRecord,
  placesOf,
  type StoredBooking,
  type StoredSlot,
} from '../bookings/slot-item.ts';

/** The reason why a booking is not restored. `changed-since`: an email about a later state was sent. */
export type WithheldReason =
  | 'changed-since'
  | 'moved-since'
  | 'closed-since'
  | 'full-since'
  | 'other-language-since';

/** A start with its lost bookings restored. */
export interface MergedSlot {
  readonly restored: readonly StoredBooking[];
  readonly forwardings: readonly ForwardingRecord[];
  readonly withheld: readonly { readonly booking: StoredBooking; readonly reason: WithheldReason }[];
  readonly guests: number;
  readonly language: StoredSlot['language'];
}

/** The bookings of the copy that the live table lacks, or has in an older version. */
export interface LostBookings {
  readonly bookings: readonly StoredBooking[];
  readonly forwardings: readonly ForwardingRecord[];
  /** Whether the start, or its day, was closed since. */
  readonly isClosedSince: boolean;
  /** The ids of the bookings about which a later email was sent. */
  readonly changedSince: ReadonlySet<string>;
}

/**
 * Adds to the live start the lost bookings that still fit its free seats and its language. Seats are counted from the
 * bookings.
 */
export function mergeSlot(live: StoredSlot | undefined, lost: LostBookings): MergedSlot {
  let confirmed = (live?.bookings ?? []).filter(({ status }) => status === 'confirmed');
  const [restored, withheld]: [StoredBooking[], { booking: StoredBooking; reason: WithheldReason }[]] = [
    [],
    [],
  ];
  const refusal = (booking: StoredBooking, others: readonly StoredBooking[]): WithheldReason | undefined => {
    if (lost.changedSince.has(booking.id)) return 'changed-since';
    if (live?.moves.some(({ id }) => id === booking.id)) return 'moved-since';
    if (booking.status === 'cancelled' || booking.over) return undefined;
    if (lost.isClosedSince) return 'closed-since';
    if (seatsOf(others) + booking.guestCount > capacity) return 'full-since';
    const other = others.find(({ over }) => !over);
    return other === undefined || other.preferredLanguage === booking.preferredLanguage
      ? undefined
      : 'other-language-since';
  };
  for (const booking of lost.bookings.toSorted((one, other) => one.bookedAt - other.bookedAt)) {
    const others = confirmed.filter(({ id }) => id !== booking.id);
    const reason = refusal(booking, others);
    if (reason !== undefined) {
      withheld.push({ booking, reason });
      continue;
    }
    restored.push(booking);
    confirmed = booking.status === 'confirmed' ? [...others, booking] : others;
  }
  const { forwardings } = lost;
  const language = confirmed.find(({ over }) => !over)?.preferredLanguage;
  return { restored, forwardings, withheld, guests: seatsOf(confirmed), language };
}

/** The number of seats that the confirmed bookings take. */
export const seatsOf = (bookings: readonly StoredBooking[]): number =>
  bookings
    .filter(({ status }) => status === 'confirmed')
    .reduce((sum, booking) => sum + placesOf(booking), 0);
