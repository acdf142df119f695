import { firstConfirmation } from '#shared/booking/confirmation-limit.ts';
import { formatReference, type ParsedReference, parseReference } from '#shared/booking/reference.ts';
import { type StartTime, slotOf, type TourType } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import type { VisitLog } from '#shared/staff/parties/visit-log.ts';
import { type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { epochSeconds } from '../table/table.ts';
import type { BookingStore } from './bookings.ts';
import type { BookingDetails } from './changed-booking.ts';
import { bookingId, type StoredBooking } from './slot-item.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
let suffixCount = 0;

/** A unique secret suffix; its last digit encodes the tour type. */
function nextSecretSuffix(type: TourType): string {
  suffixCount += 1;
  let digits = '';
  for (let remainder = suffixCount; digits.length < 11; remainder = Math.floor(remainder / 32))
    digits += alphabet[remainder % 32];
  return `${digits}${type === 'Tour and Tasting' ? 'E' : 'F'}`;
}

/** Differences from the sample booking. */
export type BookingOverrides = Partial<Omit<StoredBooking, 'date' | 'id' | 'reference'>> & {
  date?: string;
  secretSuffix?: string;
  now?: Date;
  /** Visit entries by staff, written by `bookingMaker`. */
  log?: VisitLog;
};

/** A booking as an endpoint creates it. Defaults: Ann Lee, one guest, English, Tuesday 24 November 2026 at 10. */
export function storedBooking(overrides: BookingOverrides = {}): StoredBooking {
  const { now = new Date('2026-11-21T10:00:00+11:00'), log: _log, ...otherOverrides } = overrides;
  const date: CalendarDate = calendarDateFrom(overrides.date ?? '2026-11-24');
  const time: StartTime = overrides.time ?? '10:00 AM';
  const tourType: TourType = overrides.tourType ?? 'Tour and Tasting';
  const lastName = overrides.lastName ?? 'Lee';
  const guestCount = overrides.guestCount ?? 1;
  const { secretSuffix = nextSecretSuffix(tourType), ...details } = otherOverrides;
  return {
    tourId: slotOf(time, tourType).id,
    firstName: 'Ann',
    email: 'ann@example.com',
    preferredLanguage: 'English',
    totalPrice: totalPriceVuv(tourType, guestCount),
    status: 'confirmed',
    sequence: 0,
    bookedAt: epochSeconds(now),
    fingerprint: `${lastName} ${guestCount}`,
    confirmations: firstConfirmation(now),
    ...details,
    id: bookingId(secretSuffix),
    reference: formatReference({ lastName, date, time, secretSuffix }),
    date,
    time,
    tourType,
    lastName,
    guestCount,
  };
}

/** Returns a function that books in a store; `defaults` apply to every booking. */
export const bookingMaker =
  (store: Pick<BookingStore, 'book'>, defaults: BookingOverrides = {}) =>
  async (overrides: BookingOverrides = {}): Promise<StoredBooking> => {
    const booking = storedBooking({ ...defaults, ...overrides });
    const { result } = await store.book(booking, undefined, { ...defaults, ...overrides }.log);
    if (result !== 'booked') throw new Error(`Not booked: ${result}`);
    return booking;
  };

/** The request of the form that changes a booking: its price and tour id follow from the other details. */
export function detailsOf(booking: StoredBooking, changes: Partial<BookingDetails> = {}): BookingDetails {
  const { time, tourType, guestCount } = { ...booking, ...changes };
  const [tourId, totalPrice] = [slotOf(time, tourType).id, totalPriceVuv(tourType, guestCount)];
  return BookingRequest.parse({ ...booking, ...changes, tourId, totalPrice });
}

export function referenceOf(booking: Pick<StoredBooking, 'reference'>): ParsedReference {
  const reference = parseReference(booking.reference);
  if (reference === undefined) throw new Error(`Not a reference: ${booking.reference}`);
  return reference;
}
