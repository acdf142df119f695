import * as z from 'zod/mini';

/** What this function reads. */
export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** Queue of the mail worker. */
  MAIL_QUEUE_URL: z.url(),
});
