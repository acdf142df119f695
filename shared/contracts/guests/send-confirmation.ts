import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { Done } from '../fields.ts';

/**
 * POST /api/send-confirmation: resends the confirmation of a booking. The body is the booking plus a timestamp
 * (specification §7), but only reference and email are read, to find the booking. The confirmation goes to the stored
 * address. Refused as `unauthorized` unless both match.
 */
export const sendConfirmation = contractOf('sendConfirmation', {
  summary: 'Resend a booking confirmation to the guest',
  body: z.object({ reference: z.string('Unauthorized'), email: z.string('Unauthorized') }, 'Unauthorized'),
  reply: { status: 200, schema: Done },
  // Emails to one mailbox are limited by booking and by the mail worker.
  limits: { perAddress: { max: 600, perHours: 1 } },
  problems: ['unauthorized', 'booking-cancelled', 'too-many'],
});
