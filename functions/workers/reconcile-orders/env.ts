import * as z from 'zod/mini';

/** What this function reads. */
export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** Name of the parameter that holds the secret key of the payment provider. */
  STRIPE_SECRET_PARAMETER: z.string().check(z.minLength(1)),
  /** Another place than Stripe's own, for trials. */
  STRIPE_API_URL: z.optional(z.url()),
});
