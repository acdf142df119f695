import * as z from 'zod/mini';
import { bookedMessages } from '../../booking/messages/booked-messages.ts';
import { contractOf } from '../contract.ts';
import { BookingReply } from './booking.ts';
import { BookingRequest } from './create-booking.ts';

/**
 * PUT /api/bookings: replaces the whole booking, except that the stored message language stays if none is sent.
 * Idempotent. The earlier seats stay reserved until the new ones are. A move to another slot creates a new reference,
 * and the earlier one keeps working. If the guest's mailbox on an operator's booking changes, a new reference is
 * created too; the earlier one is `not-found` from then on, except for a retry of this change within the hour. Once the
 * party has checked in, only staff can change the booking; this call is refused as `checked-in`. The number of changes
 * and of mailboxes is limited per booking, and that of changes also per network; over a limit, the call is refused as
 * `too-many`.
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
