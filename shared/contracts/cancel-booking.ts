import * as z from 'zod/mini';
import { bookedMessages } from '../booking/booked-messages.ts';
import { contract } from './contract.ts';
import { endpoints } from './endpoints.ts';
import { Done } from './fields.ts';

/**
 * DELETE /api/bookings. Idempotent: cancelling again succeeds without effect. `too-late` after the start, `checked-in`
 * once the party has arrived or paid, `too-many` over the hourly limit of a network.
 */
export const cancelBooking = contract({
  name: 'cancel-booking',
  summary: 'Cancel a booking by its reference',
  ...endpoints.cancelBooking,
  query: z.object({
    reference: z
      .string(bookedMessages.noReference)
      .check(z.trim(), z.minLength(1, bookedMessages.noReference)),
  }),
  reply: { status: 200, schema: Done },
  problems: ['not-found', 'too-late', 'checked-in', 'too-many'],
});
