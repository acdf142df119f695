import { randomBytes } from 'node:crypto';
import type { ChangeHistory } from '#shared/booking/change-limit.ts';
import {
  formatReference,
  type ParsedReference,
  parseReference,
  secretSuffixFor,
  secretSuffixFrom,
} from '#shared/booking/reference.ts';
import { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { isSameMailbox } from '#shared/limits/rate-limit-key.ts';
import { formerEmailsAfter } from './former-emails.ts';
import { bookingId, type ForwardingRecord, lastingId, type StoredBooking } from './slot-item.ts';

/** The details that a guest can change: every field of the booking request. */
export type BookingDetails = BookingRequest;

const detailNames = Object.keys(BookingRequest.shape) as (keyof BookingDetails)[];

export const isSameVisit = (booking: StoredBooking, requested: BookingDetails): boolean =>
  booking.date === requested.date && booking.tourId === requested.tourId;

export const isUnchanged = (booking: StoredBooking, requested: BookingDetails): boolean =>
  detailNames.every((name) => requested[name] === undefined || booking[name] === requested[name]);

/**
 * Time of the change (epoch seconds), and where it is recorded: in the change counters of the guest, or in the changes
 * by staff.
 */
type RecordedChange = { readonly changedAt: number } & (
  | { readonly changes: ChangeHistory }
  | Pick<StoredBooking, 'staffChanges' | 'phone'>
);

/**
 * The booking after the change. A new slot means a new reference. The initials in it stay those of the original name,
 * so that a booking that returns to a slot under another name matches its old reference there.
 *
 * An operator knows the references of their bookings. When the guest switches to another mailbox, the booking gets a
 * new secret, shown only to that mailbox and on the guest's page.
 */
export function changedBooking(
  booking: StoredBooking,
  requested: BookingDetails,
  change: RecordedChange,
): StoredBooking {
  const changesMailbox = booking.operator !== undefined && !isSameMailbox(booking.email, requested.email);
  const current = changesMailbox ? withNewSecret(booking) : booking;
  const { date, time, tourType } = requested;
  const currentReference = referenceIn(current);
  const reference = isSameVisit(current, requested)
    ? current.reference
    : formatReference({
        lastName: currentReference.initials,
        date,
        time,
        secretSuffix: secretSuffixFor(currentReference.secretSuffix, tourType),
      });
  const sequence = booking.sequence + 1;
  const operator = current.operator && updateOperator(booking, current.operator, requested, sequence);
  const formerEmails = formerEmailsAfter(booking, { email: requested.email, changedAt: change.changedAt });
  const { formerEmails: _formerEmails, formerIds, over, ...rest } = current;
  return {
    ...withDetails(rest, requested),
    reference,
    sequence,
    ...change,
    // References of the previous guest reach only that guest's address.
    ...(formerIds && !changesMailbox && { formerIds }),
    ...(over && isSameVisit(current, requested) && { over }),
    ...(operator && { operator }),
    ...(formerEmails.length > 0 && { formerEmails }),
  };
}

/** Replaces the requested details; details missing from the request stay. */
function withDetails<Booking extends BookingDetails>(booking: Booking, requested: BookingDetails): Booking {
  const requestedDetails = detailNames
    .filter((name) => requested[name] !== undefined)
    .map((name) => [name, requested[name]]);
  return { ...booking, ...Object.fromEntries(requestedDetails) };
}

/** The operator's part of the booking, and the last change that the operator must be notified of. */
function updateOperator(
  { guestCount, totalPrice }: StoredBooking,
  operator: NonNullable<StoredBooking['operator']>,
  requested: BookingDetails,
  sequence: number,
): NonNullable<StoredBooking['operator']> {
  const booked = operator.booked ?? { guestCount, totalPrice };
  const mustNotify = requested.guestCount !== guestCount || requested.totalPrice !== totalPrice;
  return { ...operator, booked, ...(mustNotify && { notifiedOf: sequence }) };
}

const maxFormerIds = 20;

/**
 * The booking with a new reference, which no one knows yet. The operator keeps the last reference they were given, for
 * the actions open to operators.
 */
export function withNewSecret(booking: StoredBooking): StoredBooking {
  const { date, time, tourType, operator } = booking;
  const secretSuffix = secretSuffixFrom(randomBytes(16), tourType);
  return {
    ...booking,
    id: bookingId(secretSuffix),
    firstId: lastingId(booking),
    formerIds: [...(booking.formerIds ?? []), booking.id].slice(-maxFormerIds),
    reference: formatReference({ lastName: referenceIn(booking).initials, date, time, secretSuffix }),
    ...(operator && { operator: { ...operator, reference: operator.reference ?? booking.reference } }),
  };
}

/** How long a change whose response was lost can be retried with the reference that it voided. */
const repeatSeconds = 3600;

/**
 * The forwarding record left in the old slot. Once the secret has been replaced, only the operator and staff can
 * follow it.
 */
export function forwardingRecord({ id, reference }: StoredBooking, changed: StoredBooking): ForwardingRecord {
  const movedAt = changed.changedAt ?? 0;
  const isHidden = changed.id !== id;
  const destination = isHidden
    ? { to: '', hiddenTo: changed.reference, repeatUntil: movedAt + repeatSeconds }
    : { to: changed.reference };
  return { id, reference, ...destination, movedAt };
}

/** The forwarding record of a secret renewed without a change; there is no change to retry. */
export function hidingRecord({ id, reference }: StoredBooking, renewed: StoredBooking): ForwardingRecord {
  return { id, reference, to: '', hiddenTo: renewed.reference, movedAt: renewed.changedAt ?? 0 };
}

function referenceIn({ reference }: StoredBooking): ParsedReference {
  const parsed = parseReference(reference);
  if (parsed === undefined) throw new Error('A stored booking has an invalid reference');
  return parsed;
}
