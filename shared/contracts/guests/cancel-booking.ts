import * as z from 'zod/mini';
import { bookedMessages } from '../../booking/messages/booked-messages.ts';
import { contractOf } from '../contract.ts';
import { Done, Email } from '../fields.ts';

/**
 * DELETE /api/bookings: cancels a booking. Idempotent: cancelling it again succeeds without effect. Refused as
 * `too-late` after the start, as `checked-in` once the party has arrived or paid, and as `too-many` over the hourly
 * limit of a network. If the body contains the email address of the booking, the call counts against the limit of that
 * mailbox instead; any other address is refused as `invalid-input`.
 */
export const cancelBooking = contractOf('cancelBooking', {
  summary: 'Cancel a booking',
  query: z.object({
    reference: z
      .string(bookedMessages.noReference)
      .check(z.trim(), z.minLength(1, bookedMessages.noReference)),
  }),
  body: z.optional(z.object({ email: Email }, bookedMessages.otherEmail)),
  reply: { status: 200, schema: Done },
  takesProbes: true,
  problems: ['not-found', 'too-late', 'checked-in', 'too-many'],
});
