import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { endpoints } from './endpoints.ts';
import { Done } from './fields.ts';

/**
 * POST /api/send-confirmation: the booking body plus a timestamp (specification §7). Of the body only the
 * reference and the e-mail count, and only to find the stored booking: the mail goes to the stored address.
 * Whoever does not know both is `unauthorized`.
 */
export const sendConfirmation = contract({
  name: 'send-confirmation',
  summary: 'Send the confirmation of a booking again',
  ...endpoints.sendConfirmation,
  body: z.object({ reference: z.string('Unauthorized'), email: z.string('Unauthorized') }, 'Unauthorized'),
  reply: { status: 200, schema: Done },
  // What goes to one mailbox is bounded by booking, and by the mail worker.
  limits: { perAddress: { most: 600, perHours: 1 } },
  problems: ['unauthorized', 'booking-cancelled', 'too-many'],
});
