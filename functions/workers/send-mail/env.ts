import * as z from 'zod/mini';

/** What this function reads. */
export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** Address that mails come from; SES has verified it. */
  MAIL_FROM: z.email(),
  /** SES's configuration set for mails of ours. */
  MAIL_CONFIGURATION_SET: z.string().check(z.minLength(1)),
  /** Address of the people who answer enquiries and requests. */
  EVENTS_EMAIL: z.email(),
  /** Address of the people who pack and ship orders. */
  OPERATIONS_EMAIL: z.email(),
  /** Origin of the site, without a slash at its end. */
  SITE_URL: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
});
