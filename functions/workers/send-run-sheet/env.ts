import * as z from 'zod/mini';

export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** Sender address, verified in SES. */
  MAIL_FROM: z.email(),
  MAIL_CONFIGURATION_SET: z.string().check(z.minLength(1)),
  OPERATIONS_EMAIL: z.email(),
});
