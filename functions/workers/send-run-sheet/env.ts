import * as z from 'zod/mini';

/** What this function reads. */
export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** Address that mails come from; SES has verified it. */
  MAIL_FROM: z.email(),
  /** SES's configuration set for mails of ours. */
  MAIL_CONFIGURATION_SET: z.string().check(z.minLength(1)),
  /** Where the sheet goes: the people who run the tours. */
  OPERATIONS_EMAIL: z.email(),
});
