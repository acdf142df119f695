import * as z from 'zod/mini';

export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  MAIL_QUEUE_URL: z.url(),
});
