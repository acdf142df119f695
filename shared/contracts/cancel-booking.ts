import * as z from 'zod/mini';
import { messages } from '../booking/messages.ts';
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
    reference: z.string(messages.noReference).check(z.trim(), z.minLength(1, messages.noReference)),
  }),
  reply: { status: 200, schema: Done },
  problems: ['not-found', 'too-late', 'checked-in', 'too-many'],
});
