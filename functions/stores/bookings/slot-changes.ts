import { capacity } from '#shared/booking/terms.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';
import { type EventType, newEvent } from '../table/event.ts';
import { forwardingRecord } from './changed-booking.ts';
import type { SlotChange, Tombstone } from './slot-access.ts';
import {
  bookingAttribute,
  type ForwardingRecord,
  forwardingAttribute,
  hasEmail,
  type StoredBooking,
  type StoredSlot,
  slotExpiresAt,
  staffChangesOf,
} from './slot-item.ts';

/**
 * Slot changes, each with the condition that keeps seats, language and bookings consistent. Every change sets or
 * removes `event`, so that no event is published twice. A booking without an email address announces nothing.
 */

/**
 * Tombstones (cancelled bookings, forwarding records) kept in the slot; older ones are archived to keep the item small.
 */
const keptTombstones = 8;

/** Most tombstones that one write archives: an earlier release has left up to 48 in a slot. */
const maxArchived = 10;

/**
 * Reserves the seats of a booking that is not in the slot. A booking that has moved away may return by a change, but
 * not by a retry of the original request: that would duplicate it.
 *
 * @param opens whether the booking may open the start, or only join it; either when absent
 */
export const reserveSeats = (booking: StoredBooking, event: EventType, opens?: boolean): SlotChange => ({
  UpdateExpression: `SET guests = if_not_exists(guests, :none) + :guests, #language = :language, #booking = :booking, expiresAt = :expiresAt${hasEmail(booking) ? ', #event = :event REMOVE #move' : ' REMOVE #move, #event'}`,
  ConditionExpression: `(attribute_not_exists(guests) OR guests <= :room) AND ${languageCondition(opens)} AND attribute_not_exists(closed) AND attribute_not_exists(#booking)${event === 'booking.confirmed' ? ' AND attribute_not_exists(#move)' : ''}`,
  ExpressionAttributeNames: {
    '#language': 'language',
    '#booking': bookingAttribute(booking.id),
    '#move': forwardingAttribute(booking.id),
    '#event': 'event',
  },
  ExpressionAttributeValues: {
    ':none': 0,
    ':guests': booking.guestCount,
    ':room': capacity - booking.guestCount,
    ':language': booking.preferredLanguage,
    ':booking': booking,
    ...(hasEmail(booking) && { ':event': newEvent(event, booking.id, booking.sequence) }),
    ':expiresAt': slotExpiresAt(booking.date),
  },
});

const languageCondition = (opens: boolean | undefined): string => {
  if (opens === undefined) return '(attribute_not_exists(#language) OR #language = :language)';
  return opens ? 'attribute_not_exists(#language)' : '#language = :language';
};

/**
 * Puts a booking that a closure had cancelled back, under the conditions of a new one.
 *
 * @param cancelled as it was read in its slot; undefined when it was archived
 */
export function restoreInSlot(restored: StoredBooking, cancelled: StoredBooking | undefined): SlotChange {
  const reserved = reserveSeats(restored, 'booking.restored');
  if (cancelled === undefined) return reserved;
  const isAbsent = 'attribute_not_exists(#booking)';
  return {
    ...reserved,
    ConditionExpression: String(reserved.ConditionExpression).replace(isAbsent, '#booking = :seen'),
    ExpressionAttributeValues: { ...reserved.ExpressionAttributeValues, ':seen': cancelled },
  };
}

/** A booking as the undoing of its closure leaves it. */
export function restoredBooking(
  { cancelledAt: _at, closedReason: _why, offered: _instead, ...booking }: StoredBooking,
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

/** How a booking is cancelled. */
export type Cancellation = Pick<StoredBooking, 'cancelledAt' | 'closedReason' | 'offered' | 'staffChanges'>;

/** A booking as its cancellation leaves it. */
export const cancelledBooking = (booking: StoredBooking, how: Cancellation): StoredBooking => ({
  ...booking,
  ...how,
  status: 'cancelled',
  sequence: booking.sequence + 1,
});

/**
 * Releases the seats of a booking and keeps it as cancelled, by its guest, by staff at the guest's request or, with a
 * reason, by the distillery.
 */
export function cancelInSlot(slot: StoredSlot, booking: StoredBooking, how: Cancellation): SlotChange {
  const cancelled = cancelledBooking(booking, how);
  const event = how.closedReason === undefined ? 'booking.cancelled' : 'booking.closed-by-house';
  return releaseSeats(slot, booking, {
    set: {
      '#booking': cancelled,
      ...(hasEmail(booking) && { '#event': newEvent(event, booking.id, cancelled.sequence) }),
    },
    names: { '#booking': bookingAttribute(booking.id) },
    ...(!hasEmail(booking) && { remove: ['#event'] }),
  });
}

/** Releases the seats of a booking and leaves a forwarding record. The event is published by the target slot. */
export function leaveSlot(slot: StoredSlot, booking: StoredBooking, move: ForwardingRecord): SlotChange {
  return releaseSeats(slot, booking, {
    set: { '#move': move },
    names: { '#booking': bookingAttribute(booking.id), '#move': forwardingAttribute(booking.id) },
    remove: ['#booking', '#event'],
  });
}

/** The last booking releases the language too. */
function releaseSeats(
  slot: StoredSlot,
  booking: StoredBooking,
  more: { set: Record<string, unknown>; names: Record<string, string>; remove?: readonly string[] },
): SlotChange {
  const isLast = slot.guests === booking.guestCount;
  const archived = oldestTombstones(slot, booking);
  const removed = [
    ...(more.remove ?? []),
    ...(isLast ? ['#language'] : []),
    ...archived.map((_, index) => `#archived${index}`),
  ];
  const sets = Object.entries(more.set).map(([name, value], index) => ({
    name,
    placeholder: `:set${index}`,
    value,
  }));
  const setArchived = archived.length > 0 ? ', archived = :archived' : '';
  return {
    archived,
    UpdateExpression: `SET guests = guests - :guests${sets
      .map(({ name, placeholder }) => `, ${name} = ${placeholder}`)
      .join('')}${setArchived}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
    // A tombstone removed by a concurrent write is archived again; an overwritten one is not.
    ConditionExpression: `#booking = :seen AND guests ${isLast ? '=' : '>'} :guests${archived
      .map(
        (_, index) =>
          ` AND (attribute_not_exists(#archived${index}) OR #archived${index} = :archived${index})`,
      )
      .join('')}`,
    ExpressionAttributeNames: {
      ...more.names,
      '#event': 'event',
      ...(isLast && { '#language': 'language' }),
      ...Object.fromEntries(archived.map(({ attribute }, index) => [`#archived${index}`, attribute])),
    },
    ExpressionAttributeValues: {
      ':guests': booking.guestCount,
      ':seen': booking,
      ...Object.fromEntries(sets.map(({ placeholder, value }) => [placeholder, value])),
      ...Object.fromEntries(archived.map(({ value }, index) => [`:archived${index}`, value])),
      ...(archived.length > 0 && { ':archived': true }),
    },
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
  const more = changed.guestCount - booking.guestCount;
  const otherLanguage = changed.preferredLanguage !== booking.preferredLanguage;
  const isAnnounced = hasEmail(changed);
  const sets = [
    'guests = guests + :more',
    '#language = :language',
    '#changed = :changed',
    ...(isAnnounced ? ['#event = :event'] : []),
    ...(forwarding ? ['#move = :move'] : []),
  ];
  const removed = [...(isAnnounced ? [] : ['#event']), ...(forwarding ? ['#booking'] : [])];
  return {
    UpdateExpression: `SET ${sets.join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
    ConditionExpression: [
      '#booking = :seen',
      ...(more > 0 ? ['guests <= :room', 'attribute_not_exists(closed)'] : []),
      ...(otherLanguage ? ['guests = :own'] : []),
    ].join(' AND '),
    ExpressionAttributeNames: {
      '#booking': bookingAttribute(booking.id),
      '#changed': bookingAttribute(changed.id),
      ...(forwarding && { '#move': forwardingAttribute(booking.id) }),
      '#language': 'language',
      '#event': 'event',
    },
    ExpressionAttributeValues: {
      ':more': more,
      ':language': changed.preferredLanguage,
      ':changed': changed,
      ':seen': booking,
      ...(isAnnounced && { ':event': newEvent(event, changed.id, changed.sequence) }),
      ...(forwarding && { ':move': forwarding }),
      ...(more > 0 && { ':room': capacity - more }),
      ...(otherLanguage && { ':own': booking.guestCount }),
    },
  };
}

/** Announces a confirmation that `next` counts; the booking is otherwise as it was. */
export const requestConfirmation = (booking: StoredBooking, next: StoredBooking): SlotChange => {
  const { day, count } = next.confirmations;
  return {
    UpdateExpression: 'SET #booking = :next, #event = :event',
    ConditionExpression: '#booking = :seen',
    ExpressionAttributeNames: { '#booking': bookingAttribute(booking.id), '#event': 'event' },
    ExpressionAttributeValues: {
      ':next': next,
      ':seen': booking,
      ':event': newEvent('booking.confirmation-requested', booking.id, `again-${day}-${count}`),
    },
  };
};

/** The oldest tombstones that no longer fit once one more is added. */
function oldestTombstones(slot: StoredSlot, added: StoredBooking): readonly Tombstone[] {
  const expiresAt = slotExpiresAt(added.date);
  const cancelled = slot.bookings
    .filter(({ status }) => status === 'cancelled')
    .map((value) => ({ attribute: bookingAttribute(value.id), value, at: value.cancelledAt ?? 0 }));
  const moved = slot.moves
    .filter(({ id }) => id !== added.id)
    .map((value) => ({ attribute: forwardingAttribute(value.id), value, at: value.movedAt }));
  return [...cancelled, ...moved]
    .sort((a, b) => b.at - a.at)
    .slice(keptTombstones - 1)
    .slice(-maxArchived)
    .map(({ attribute, value }) => ({ attribute, value, expiresAt }));
}
