import * as z from 'zod/mini';

export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** The SSM parameter with Stripe's secret key. */
  STRIPE_SECRET_PARAMETER: z.string().check(z.minLength(1)),
  /** Overrides the Stripe origin in tests. */
  STRIPE_API_URL: z.optional(z.url()),
});
