import * as z from 'zod/mini';

export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** Origin of the site. */
  SITE_URL: z.url(),
  /** ARN of the secret with the key of the synthetic booking. */
  PROBE_KEY_SECRET: z.string().check(z.minLength(1)),
});
