import { capacity } from '#shared/booking/terms.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';
import { type EventType, newEvent } from '../table/event.ts';
import {
  anyOf,
  type Change,
  type Condition,
  equals,
  incrementBy,
  isAbove,
  isMissing,
  isNotAbove,
  isUnchanged,
} from '../table/expressions.ts';
import { forwardingRecord } from './changed-booking.ts';
import type { SlotChange, Tombstone } from './slot-access.ts';
import {
  bookingAttribute,
  type ForwardingRecord,
  forwardingAttribute,
  hasEmail,
  placesOf,
  type StoredBooking,
  type StoredSlot,
  slotExpiresAt,
  staffChangesOf,
} from './slot-item.ts';

/**
 * Slot changes, each with the condition that keeps seats, language and bookings consistent. Every change sets or
 * removes `event`, so that no event is published twice. Changes of a booking without an email address publish none.
 */

/**
 * Number of tombstones (cancelled bookings, forwarding records) kept in the slot; older ones are archived to keep the
 * item small.
 */
const maxTombstones = 8;

/** Maximum number of tombstones that one write archives: an earlier release left up to 48 in a slot. */
const maxArchived = 10;

/**
 * Reserves the seats of a booking that is not in the slot. A booking that has moved away may return by a change, but
 * not by a retry of the original request, which would duplicate the booking.
 *
 * @param opens true: the booking must open the start; false: it must join other bookings; absent: it may do either
 * @param attributeCondition condition on the booking's attribute in the slot; by default, the attribute must be missing
 */
export const reserveSeats = (
  booking: StoredBooking,
  event: EventType,
  opens?: boolean,
  attributeCondition: Condition = isMissing(bookingAttribute(booking.id)),
): SlotChange => ({
  set: {
    guests: incrementBy(booking.guestCount, 0),
    language: booking.preferredLanguage,
    [bookingAttribute(booking.id)]: booking,
    event: eventOf(event, booking),
    expiresAt: slotExpiresAt(booking.date),
  },
  remove: [forwardingAttribute(booking.id), ...eventToRemove(booking)],
  when: [
    anyOf(isMissing('guests'), isNotAbove('guests', capacity - booking.guestCount)),
    languageCondition(booking, opens),
    isMissing('closed'),
    attributeCondition,
    ...(event === 'booking.confirmed' ? [isMissing(forwardingAttribute(booking.id))] : []),
  ],
});

/** Adds a party that the start has no room for. It takes no seats, however full the start is. */
export const addOverbooked = (booking: StoredBooking): SlotChange => ({
  set: {
    [bookingAttribute(booking.id)]: { ...booking, over: true },
    expiresAt: slotExpiresAt(booking.date),
  },
  remove: ['event'],
  when: [isMissing(bookingAttribute(booking.id)), isMissing(forwardingAttribute(booking.id))],
});

const languageCondition = ({ preferredLanguage }: StoredBooking, opens: boolean | undefined): Condition => {
  const joinsLanguage = equals('language', preferredLanguage);
  if (opens === undefined) return anyOf(isMissing('language'), joinsLanguage);
  return opens ? isMissing('language') : joinsLanguage;
};

const eventOf = (event: EventType, booking: StoredBooking, cause: string | number = booking.sequence) =>
  hasEmail(booking) ? newEvent(event, booking.id, cause) : undefined;

/** Without an email address, removes the event of an earlier change, which would be published again. */
const eventToRemove = (booking: StoredBooking) => (hasEmail(booking) ? [] : ['event']);

/**
 * Restores a booking that a closure had cancelled, under the same conditions as a new booking.
 *
 * @param cancelled the cancelled booking as last read in its slot; undefined if it was archived
 */
export const restoreInSlot = (restored: StoredBooking, cancelled: StoredBooking | undefined): SlotChange =>
  reserveSeats(
    restored,
    'booking.restored',
    undefined,
    isUnchanged(bookingAttribute(restored.id), cancelled),
  );

/** A booking after the closure that cancelled it was undone. */
export function restoredBooking(
  { cancelledAt: _cancelledAt, closedReason: _closedReason, offered: _offered, ...booking }: StoredBooking,
  entry: StaffChange,
): StoredBooking {
  const sequence = booking.sequence + 1;
  return {
    ...booking,
    status: 'confirmed',
    sequence,
    restoredAs: sequence,
    changedAt: entry.at,
    staffChanges: [...staffChangesOf(booking), entry],
  };
}

/** The fields that a cancellation sets. */
export type Cancellation = Pick<StoredBooking, 'cancelledAt' | 'closedReason' | 'offered' | 'staffChanges'>;

/** A booking after its cancellation. */
export const cancelledBooking = (booking: StoredBooking, cancellation: Cancellation): StoredBooking => ({
  ...booking,
  ...cancellation,
  status: 'cancelled',
  sequence: booking.sequence + 1,
});

/**
 * Releases the seats of a booking and stores it as cancelled: by its guest, by staff at the guest's request or, with a
 * reason, by the distillery.
 */
export function cancelInSlot(
  slot: StoredSlot,
  booking: StoredBooking,
  cancellation: Cancellation,
): SlotChange {
  const cancelled = cancelledBooking(booking, cancellation);
  const event = cancellation.closedReason === undefined ? 'booking.cancelled' : 'booking.closed-by-house';
  return releaseSeats(slot, booking, {
    set: { [bookingAttribute(booking.id)]: cancelled, event: eventOf(event, cancelled) },
    remove: eventToRemove(booking),
  });
}

/** Releases the seats of a booking and leaves a forwarding record. The event is published by the target slot. */
export const leaveSlot = (slot: StoredSlot, booking: StoredBooking, move: ForwardingRecord): SlotChange =>
  releaseSeats(slot, booking, {
    set: { [forwardingAttribute(booking.id)]: move },
    remove: [bookingAttribute(booking.id), 'event'],
  });

/** The last booking releases the language too. A booking over capacity has no seats to release. */
function releaseSeats(
  slot: StoredSlot,
  booking: StoredBooking,
  { set, remove }: Required<Pick<Change, 'set' | 'remove'>>,
): SlotChange {
  const { guestCount } = booking;
  const isLast = slot.guests === guestCount;
  const archived = oldestTombstones(slot, booking);
  // A tombstone removed by a concurrent write is archived again; an overwritten one is not.
  const archivedConditions = archived.map(({ attribute, value }) =>
    anyOf(isMissing(attribute), equals(attribute, value)),
  );
  const commonChange = {
    set: { ...set, archived: archived.length > 0 ? true : undefined },
    remove: [...remove, ...archived.map(({ attribute }) => attribute)],
  };
  if (booking.over)
    return {
      archived,
      ...commonChange,
      when: [equals(bookingAttribute(booking.id), booking), ...archivedConditions],
    };
  return {
    archived,
    set: {
      guests: incrementBy(-guestCount),
      ...commonChange.set,
    },
    remove: [...commonChange.remove, ...(isLast ? ['language'] : [])],
    when: [
      equals(bookingAttribute(booking.id), booking),
      isLast ? equals('guests', guestCount) : isAbove('guests', guestCount),
      ...archivedConditions,
    ],
  };
}

/**
 * Changes a booking within its slot, with seats and language. A booking with a new secret leaves a forwarding record
 * under its old id.
 */
export function changeInSlot(
  booking: StoredBooking,
  changed: StoredBooking,
  event: EventType = 'booking.changed',
  forwarding = changed.id === booking.id ? undefined : forwardingRecord(booking, changed),
): SlotChange {
  const addedPlaces = placesOf(changed) - placesOf(booking);
  const hasOtherLanguage = !booking.over && changed.preferredLanguage !== booking.preferredLanguage;
  return {
    set: {
      ...(!changed.over && { guests: incrementBy(addedPlaces), language: changed.preferredLanguage }),
      [bookingAttribute(changed.id)]: changed,
      [forwardingAttribute(booking.id)]: forwarding,
      event: eventOf(event, changed),
    },
    remove: [...eventToRemove(changed), ...(forwarding ? [bookingAttribute(booking.id)] : [])],
    when: [
      equals(bookingAttribute(booking.id), booking),
      ...(addedPlaces > 0 ? [isNotAbove('guests', capacity - addedPlaces), isMissing('closed')] : []),
      ...(hasOtherLanguage ? [equals('guests', booking.guestCount)] : []),
    ],
  };
}

/** Publishes the request for another confirmation email; `next` is the booking with that email counted. */
export const requestConfirmation = (booking: StoredBooking, next: StoredBooking): SlotChange => {
  const { day, count } = next.confirmations;
  return {
    set: {
      [bookingAttribute(booking.id)]: next,
      event: newEvent('booking.confirmation-requested', booking.id, `again-${day}-${count}`),
    },
    when: [equals(bookingAttribute(booking.id), booking)],
  };
};

/** The oldest tombstones that no longer fit once one more is added. */
function oldestTombstones(slot: StoredSlot, added: StoredBooking): readonly Tombstone[] {
  const expiresAt = slotExpiresAt(added.date);
  const cancelled = slot.bookings
    .filter(({ status }) => status === 'cancelled')
    .map((value) => ({ attribute: bookingAttribute(value.id), value, at: value.cancelledAt ?? 0 }));
  const records = slot.moves
    .filter(({ id }) => id !== added.id)
    .map((value) => ({ attribute: forwardingAttribute(value.id), value, at: value.movedAt }));
  return [...cancelled, ...records]
    .sort((a, b) => b.at - a.at)
    .slice(maxTombstones - 1)
    .slice(-maxArchived)
    .map(({ attribute, value }) => ({ attribute, value, expiresAt }));
}
