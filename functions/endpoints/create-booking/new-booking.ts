import { createHash, randomBytes } from 'node:crypto';
import { firstConfirmation } from '../../../shared/booking/confirmation-limit.ts';
import { tailFrom, writeReference } from '../../../shared/booking/reference.ts';
import type { BookingRequest } from '../../../shared/contracts/create-booking.ts';
import { bookingId, type StoredBooking } from '../../stores/slot-item.ts';
import { epochSeconds } from '../../stores/table.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The booking that a request asks for. With an idempotency key the tail of its reference, and so its id, follows
 * from key and slot: a retry names the booking of the first try. Without a key it is random.
 */
export function newBooking(request: BookingRequest, key: string | undefined, now: Date): StoredBooking {
  const { tourId, tourType, date, time, preferredLanguage, guestCount, totalPrice } = request;
  const { firstName, lastName, email } = request;
  const seed =
    key === undefined ? randomBytes(16) : digest(['reference', date, time, tourType, key].join('\n'));
  const tail = tailFrom(seed, tourType);
  return {
    id: bookingId(tail),
    reference: writeReference({ lastName, date, time, tail }),
    tourId,
    tourType,
    date,
    time,
    firstName,
    lastName,
    email,
    preferredLanguage,
    guestCount,
    totalPrice,
    status: 'confirmed',
    sequence: 0,
    bookedAt: epochSeconds(now),
    fingerprint: digest(JSON.stringify([firstName, lastName, email, preferredLanguage, guestCount])).toString(
      'hex',
    ),
    confirmations: firstConfirmation(now),
  };
}
