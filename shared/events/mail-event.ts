import * as z from 'zod/mini';

/**
 * What the queue says of a write that calls for a mail, or of a reminder that is due: ids and the item's key alone,
 * since queues are no place for personal data or for references. The rest is read from the item when the mail is
 * written.
 */
export const MailEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.enum([
    'booking.confirmed',
    'booking.changed',
    'booking.cancelled',
    'booking.closed-by-house',
    'booking.confirmation-requested',
    'booking.reminder-due',
    'enquiry.received',
    'operator.requested',
    'order.paid',
    'order.refunded',
    'order.shipped',
  ]),
  /** Id of the booking within the item, of the enquiry, the operator or the order. */
  subject: z.string().check(z.minLength(1)),
  pk: z.string().check(z.minLength(1)),
  sk: z.string().check(z.minLength(1)),
  /** Id of the request that it all began with, for the log. */
  cause: z.optional(z.string()),
  /** When it was written, in epoch seconds. */
  at: z.optional(z.number()),
});
export type MailEvent = z.infer<typeof MailEvent>;
