import * as z from 'zod/mini';
import { bookedMessages } from '../../booking/messages/booked-messages.ts';
import { contractOf } from '../contract.ts';
import { BookingReply } from './booking.ts';
import { BookingRequest } from './create-booking.ts';

/**
 * PUT /api/bookings: replaces the whole booking; without a message language the stored one stays. Idempotent. The earlier
 * seats stay reserved until the new ones are. A move to another slot creates a new reference; the earlier one keeps
 * working. For an operator's booking, another mailbox of the guest also creates a new reference; the earlier one is
 * `not-found` from then on, except for a retry of this change within the hour. Once the party has checked in, only
 * staff can change it: `checked-in`. Changes and mailboxes are limited per booking, changes also per network; over a
 * limit, `too-many`.
 */
export const changeBooking = contractOf('changeBooking', {
  summary: 'Change a booking',
  query: z.object({
    reference: z
      .string(bookedMessages.noReference)
      .check(z.trim(), z.minLength(1, bookedMessages.noReference)),
  }),
  body: BookingRequest,
  hasSecret: true,
  reply: { status: 200, schema: BookingReply },
  problems: [
    'not-found',
    'booking-cancelled',
    'checked-in',
    'not-bookable',
    'too-late',
    'price-changed',
    'slot-full',
    'slot-closed',
    'language-taken',
    'too-many',
  ],
});
