import * as z from 'zod/mini';

export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** Origin of the site. The payment page returns only to it. */
  SITE_URL: z.url(),
  /** Alternative origin of the same site, for the local stack only. */
  SITE_ALIAS_URL: z.optional(z.url()),
  /** SSM parameter holding the Stripe secret key. */
  STRIPE_SECRET_PARAMETER: z.string().check(z.minLength(1)),
  /** Overrides the Stripe origin in tests. */
  STRIPE_API_URL: z.optional(z.url()),
});
