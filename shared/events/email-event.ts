import * as z from 'zod/mini';

/**
 * Queue message for a write that requires an email, or for a due reminder or digest: only ids and the item's key, since
 * queues must not hold personal data or references. Everything else is read when the email is written.
 */
export const EmailEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.enum([
    'booking.confirmed',
    'booking.changed',
    'booking.cancelled',
    'booking.closed-by-house',
    'booking.restored',
    'booking.confirmation-requested',
    'booking.reminder-due',
    'confirmations.due',
    'references.requested',
    'references.due',
    'enquiry.received',
    'operator.requested',
    'order.paid',
    'order.refunded',
    'order.shipped',
    'order.renumbered',
    'access.link-given',
    'access.reset-given',
    'access.code-given',
  ]),
  /**
   * Id of the booking within the item, of the request, enquiry, operator, order or digest, or of the colleague who gave
   * access.
   */
  subject: z.string().check(z.minLength(1)),
  pk: z.string().check(z.minLength(1)),
  sk: z.string().check(z.minLength(1)),
  /** Id of the originating request, for the log. */
  cause: z.optional(z.string()),
  /** Time of the write in epoch seconds. */
  at: z.optional(z.number()),
});
export type EmailEvent = z.infer<typeof EmailEvent>;
