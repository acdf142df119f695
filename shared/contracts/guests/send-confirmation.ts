import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { Done } from '../fields.ts';

/**
 * POST /api/send-confirmation: the booking body plus a timestamp (specification §7). Only reference and email are used,
 * to find the booking: the email goes to the stored address. `unauthorized` unless both match.
 */
export const sendConfirmation = contractOf('sendConfirmation', {
  summary: 'Resend a booking confirmation to its guest',
  body: z.object({ reference: z.string('Unauthorized'), email: z.string('Unauthorized') }, 'Unauthorized'),
  reply: { status: 200, schema: Done },
  // Emails to one mailbox are limited by booking and by the mail worker.
  limits: { perAddress: { max: 600, perHours: 1 } },
  problems: ['unauthorized', 'booking-cancelled', 'too-many'],
});
