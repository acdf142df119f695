import * as z from 'zod/mini';

export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** SSM parameter holding the Stripe secret key. */
  STRIPE_SECRET_PARAMETER: z.string().check(z.minLength(1)),
  /** Overrides the Stripe origin in tests. */
  STRIPE_API_URL: z.optional(z.url()),
});
