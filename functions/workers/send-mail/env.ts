import * as z from 'zod/mini';

export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** The queue of this worker, to which the worker adds digests that are due later. */
  MAIL_QUEUE_URL: z.url(),
  /** The worker's other queue, for lost references. */
  LOST_REFERENCES_QUEUE_URL: z.url(),
  /** Sender address, verified in SES. */
  MAIL_FROM: z.email(),
  MAIL_CONFIGURATION_SET: z.string().check(z.minLength(1)),
  /** Staff mailbox for enquiries and access requests. */
  EVENTS_EMAIL: z.email(),
  /** Staff mailbox for orders. */
  OPERATIONS_EMAIL: z.email(),
  /** ARN of the secret with the ticket keys. */
  TICKET_KEY_SECRET: z.string().check(z.minLength(1)),
  /** Origin of the site, without trailing slash. */
  SITE_URL: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
});
