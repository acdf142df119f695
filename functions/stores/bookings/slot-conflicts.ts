import type { TourLanguage } from '#shared/booking/language.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { StoredBooking, StoredSlot } from './slot-item.ts';

export type SlotConflict =
  | {
      readonly result: 'closed';
      readonly reason: string | undefined;
      /** The reason in French, if staff gave one. */
      readonly reasonFrench?: string;
    }
  | { readonly result: 'full'; readonly remaining: number }
  | { readonly result: 'language-taken'; readonly language: TourLanguage };

/** The first booking of a start opens it and sets its language. */
export const opensStart = (slot: StoredSlot | undefined): boolean => slot?.language === undefined;

/** Conflict of a new booking with the slot; undefined when it fits. */
export function bookingConflict(
  slot: StoredSlot | undefined,
  requested: StoredBooking,
): SlotConflict | undefined {
  if (slot === undefined) return undefined;
  if (slot.closed !== undefined) return closedConflict(slot.closed);
  const remaining = capacity - slot.guests;
  if (remaining < requested.guestCount) return { result: 'full', remaining };
  if (slot.language !== undefined && slot.language !== requested.preferredLanguage) {
    return { result: 'language-taken', language: slot.language };
  }
  return undefined;
}

/**
 * Conflict of a change within the slot: more guests need room, and another language requires that no other party
 * has booked the slot.
 */
export function changeConflict(
  slot: StoredSlot,
  booking: StoredBooking,
  changed: StoredBooking,
): SlotConflict | undefined {
  if (booking.over) return undefined;
  if (changed.guestCount > booking.guestCount) {
    if (slot.closed !== undefined) return closedConflict(slot.closed);
    const remaining = capacity - (slot.guests - booking.guestCount);
    if (remaining < changed.guestCount) return { result: 'full', remaining };
  }
  const isAlone = slot.guests === booking.guestCount;
  if (changed.preferredLanguage !== booking.preferredLanguage && !isAlone) {
    return { result: 'language-taken', language: booking.preferredLanguage };
  }
  return undefined;
}

const closedConflict = ({ reason, reasonFrench }: NonNullable<StoredSlot['closed']>): SlotConflict => ({
  result: 'closed',
  reason,
  ...(reasonFrench !== undefined && { reasonFrench }),
});
