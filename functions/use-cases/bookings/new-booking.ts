import { createHash, randomBytes } from 'node:crypto';
import { bookingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { keyedDigest, type ReferenceSecret } from '#functions/stores/table/reference-secret.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { firstConfirmation } from '#shared/booking/confirmation-limit.ts';
import { formatReference, secretSuffixFrom } from '#shared/booking/reference.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';

/**
 * The origin of a booking: an operator, the synthetic booking, or staff with the fields that they add. Empty for a guest.
 */
export interface BookingOrigin {
  readonly operator?: StoredBooking['operator'];
  /** Whether it is the synthetic booking. */
  readonly isProbe?: boolean;
  readonly byStaff?: Required<Pick<StoredBooking, 'source' | 'addedBy'>> & Pick<StoredBooking, 'phone'>;
}

/**
 * The parts, besides the key, from which a reference is derived. @param caller `staff`, `probe` or the id of an operator
 */
const slotParts = (
  { date, time, tourType }: Pick<BookingRequest, 'date' | 'time' | 'tourType'>,
  caller: string | undefined,
): readonly string[] => ['reference', date, time, tourType, ...(caller === undefined ? [] : [caller])];

/** The id of the booking that a command by staff creates in a slot. */
export async function bookingIdOfCommand(
  slot: Pick<BookingRequest, 'date' | 'time' | 'tourType'>,
  commandId: string,
  secret: ReferenceSecret,
): Promise<string> {
  const seed = keyedDigest(await secret(), [...slotParts(slot, 'staff'), commandId]);
  return bookingId(secretSuffixFrom(seed, slot.tourType));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Creates the booking of a request. With an idempotency key, the secret suffix of its reference and so its id are
 * derived from key, slot and the stack's secret: a retry leads to the booking of the first try, and a guessed key
 * reveals no reference. Without a key the suffix is random.
 *
 * @param origin part of the derivation, so that the same key of another caller leads to another booking
 */
export async function newBooking(
  request: BookingRequest,
  key: string | undefined,
  now: Date,
  secret: ReferenceSecret,
  { operator, byStaff, isProbe = false }: BookingOrigin = {},
): Promise<StoredBooking> {
  const { tourType, date, time, lastName, guestCount, totalPrice } = request;
  const caller = isProbe ? 'probe' : byStaff === undefined ? operator?.id : 'staff';
  const slot = slotParts(request, caller);
  const seed = key === undefined ? randomBytes(16) : keyedDigest(await secret(), [...slot, key]);
  const secretSuffix = secretSuffixFrom(seed, tourType);
  return {
    ...request,
    id: bookingId(secretSuffix),
    reference: formatReference({ lastName, date, time, secretSuffix }),
    status: 'confirmed',
    sequence: 0,
    bookedAt: epochSeconds(now),
    fingerprint: fingerprintOf(request),
    attempt: randomBytes(6).toString('base64url'),
    confirmations: firstConfirmation(now),
    ...(operator !== undefined && { operator: { ...operator, booked: { guestCount, totalPrice } } }),
    ...byStaff,
    ...(isProbe && { probe: true as const }),
  };
}

/** The digest of all fields except the slot, and the price, which follows from the others. */
function fingerprintOf(request: BookingRequest): string {
  const {
    tourId: _slot,
    tourType: _type,
    date: _date,
    time: _time,
    totalPrice: _price,
    ...details
  } = request;
  const { firstName, lastName, email, preferredLanguage, guestCount, ...optional } = details;
  const fields = [firstName, lastName, email, preferredLanguage, guestCount, ...Object.entries(optional)];
  return digest(JSON.stringify(fields)).toString('hex');
}
