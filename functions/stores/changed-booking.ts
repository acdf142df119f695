import type { ChangeHistory } from '../../shared/booking/change-limit.ts';
import { parseReference, tailFor, writeReference } from '../../shared/booking/reference.ts';
import type { BookingRequest } from '../../shared/contracts/create-booking.ts';
import { formerEmailsAfter } from './former-emails.ts';
import type { StoredBooking } from './slot-item.ts';

/** What a guest can change: all that was asked for when the booking was made. */
export type BookingDetails = BookingRequest;

const details = [
  'tourId',
  'tourType',
  'date',
  'time',
  'firstName',
  'lastName',
  'email',
  'preferredLanguage',
  'guestCount',
  'totalPrice',
] as const satisfies readonly (keyof BookingDetails)[];

/** Whether day and slot stay the same. */
export const isSameVisit = (booking: StoredBooking, wanted: BookingDetails): boolean =>
  booking.date === wanted.date && booking.tourId === wanted.tourId;

export const isUnchanged = (booking: StoredBooking, wanted: BookingDetails): boolean =>
  details.every((name) => booking[name] === wanted[name]);

/** When a change is made, in epoch seconds, and how many there have been with it. */
interface ChangeMade {
  readonly changedAt: number;
  readonly changes: ChangeHistory;
}

/**
 * The booking as it is wanted. It keeps its id, so that calendars know it again; its reference changes only with
 * the slot that the reference names. The initials in it stay those of the first name, so that a booking which comes back
 * to a slot under another name answers to its old reference there.
 */
export function changedBooking(
  booking: StoredBooking,
  wanted: BookingDetails,
  made: ChangeMade,
): StoredBooking {
  const { date, time, tourType } = wanted;
  const before = parseReference(booking.reference);
  if (before === undefined) throw new Error('A stored booking has no readable reference');
  const reference = isSameVisit(booking, wanted)
    ? booking.reference
    : writeReference({ lastName: before.initials, date, time, tail: tailFor(before.tail, tourType) });
  const changed = Object.fromEntries(
    details.map((name) => [name, wanted[name]]),
  ) as unknown as BookingDetails;
  const formerEmails = formerEmailsAfter(booking, { email: wanted.email, changedAt: made.changedAt });
  const { formerEmails: _before, ...kept } = booking;
  return {
    ...kept,
    ...changed,
    reference,
    sequence: booking.sequence + 1,
    ...made,
    ...(formerEmails.length > 0 && { formerEmails }),
  };
}
