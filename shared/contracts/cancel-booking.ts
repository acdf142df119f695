import * as z from 'zod/mini';
import { bookedMessages } from '../booking/messages/booked-messages.ts';
import { contractOf } from './contract.ts';
import { Done } from './fields.ts';

/**
 * DELETE /api/bookings. Idempotent: cancelling again succeeds without effect. `too-late` after the start, `checked-in`
 * once the party has arrived or paid, `too-many` over the hourly limit of a network.
 */
export const cancelBooking = contractOf('cancelBooking', {
  summary: 'Cancel a booking',
  query: z.object({
    reference: z
      .string(bookedMessages.noReference)
      .check(z.trim(), z.minLength(1, bookedMessages.noReference)),
  }),
  reply: { status: 200, schema: Done },
  problems: ['not-found', 'too-late', 'checked-in', 'too-many'],
});
