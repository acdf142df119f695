import { randomBytes } from 'node:crypto';
import type { ChangeHistory } from '../../../shared/booking/change-limit.ts';
import {
  type ParsedReference,
  parseReference,
  secretSuffixFor,
  secretSuffixFrom,
  writeReference,
} from '../../../shared/booking/reference.ts';
import { BookingRequest } from '../../../shared/contracts/create-booking.ts';
import { isSameMailbox } from '../../../shared/limits/rate-limit-key.ts';
import { formerEmailsAfter } from './former-emails.ts';
import { bookingId, type ForwardingRecord, lastingId, type StoredBooking } from './slot-item.ts';

/** What a guest can change: all that was asked for when the booking was made. */
export type BookingDetails = BookingRequest;

const details = Object.keys(BookingRequest.shape) as (keyof BookingDetails)[];

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
 * The booking as it is wanted. Its reference changes with the slot that the reference names. The initials in it stay
 * those of the first name, so that a booking which comes back to a slot under another name answers to its old reference
 * there.
 *
 * An operator knows the references of the bookings they have made. Once the guest gives another mailbox, the booking has
 * a new secret, which is told to that mailbox and to the guest's page alone.
 */
export function changedBooking(
  booking: StoredBooking,
  wanted: BookingDetails,
  made: ChangeMade,
): StoredBooking {
  const isTakenOver = booking.operator !== undefined && !isSameMailbox(booking.email, wanted.email);
  const own = isTakenOver ? withNewSecret(booking) : booking;
  const { date, time, tourType } = wanted;
  const before = referenceIn(own);
  const reference = isSameVisit(own, wanted)
    ? own.reference
    : writeReference({
        lastName: before.initials,
        date,
        time,
        secretSuffix: secretSuffixFor(before.secretSuffix, tourType),
      });
  // Details that are left out now are taken out of the booking.
  const changed = Object.fromEntries(
    details.map((name) => [name, wanted[name]]),
  ) as unknown as BookingDetails;
  const sequence = booking.sequence + 1;
  const operator = own.operator && operatorAfter(booking, own.operator, wanted, sequence);
  const formerEmails = formerEmailsAfter(booking, { email: wanted.email, changedAt: made.changedAt });
  const { formerEmails: _before, ...kept } = own;
  return {
    ...kept,
    ...changed,
    reference,
    sequence,
    ...made,
    ...(operator && { operator }),
    ...(formerEmails.length > 0 && { formerEmails }),
  };
}

/** What is kept of the operator: what they booked, and which change they have to be told of. */
function operatorAfter(
  { guestCount, totalPrice }: StoredBooking,
  operator: NonNullable<StoredBooking['operator']>,
  wanted: BookingDetails,
  sequence: number,
): NonNullable<StoredBooking['operator']> {
  const booked = operator.booked ?? { guestCount, totalPrice };
  const isTold = wanted.guestCount !== guestCount || wanted.totalPrice !== totalPrice;
  return { ...operator, booked, ...(isTold && { toldOf: sequence }) };
}

/**
 * A booking under a new, unknown reference. Its operator keeps the last one they know, for what operators may
 * do with it.
 */
export function withNewSecret(booking: StoredBooking): StoredBooking {
  const { date, time, tourType, operator } = booking;
  const secretSuffix = secretSuffixFrom(randomBytes(16), tourType);
  return {
    ...booking,
    id: bookingId(secretSuffix),
    firstId: lastingId(booking),
    reference: writeReference({ lastName: referenceIn(booking).initials, date, time, secretSuffix }),
    ...(operator && { operator: { ...operator, reference: operator.reference ?? booking.reference } }),
  };
}

/** A change whose answer was lost can be sent again for so long under the reference that it has made void. */
const repeatSeconds = 3600;

/** What a booking leaves behind where it was. Past a new secret it leads on for the operator and for staff alone. */
export function forwardingRecord({ id, reference }: StoredBooking, changed: StoredBooking): ForwardingRecord {
  const movedAt = changed.changedAt ?? 0;
  const isHidden = changed.id !== id;
  const leadsOn = isHidden
    ? { to: '', hiddenTo: changed.reference, repeatUntil: movedAt + repeatSeconds }
    : { to: changed.reference };
  return { id, reference, ...leadsOn, movedAt };
}

/** The record of a booking whose secret was renewed without a change: there is nothing to send again. */
export function hidingRecord({ id, reference }: StoredBooking, renewed: StoredBooking): ForwardingRecord {
  return { id, reference, to: '', hiddenTo: renewed.reference, movedAt: renewed.changedAt ?? 0 };
}

function referenceIn({ reference }: StoredBooking): ParsedReference {
  const parsed = parseReference(reference);
  if (parsed === undefined) throw new Error('A stored booking has no readable reference');
  return parsed;
}
