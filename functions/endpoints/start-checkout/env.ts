import * as z from 'zod/mini';

/** What this function reads. */
export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** Origin of the site: the payment page leads back to it and to no other. */
  SITE_URL: z.url(),
  /** Another name of the same site, for a machine that has two; a deployed site has one. */
  SITE_ALIAS_URL: z.optional(z.url()),
  /** Name of the parameter that holds the secret key of the payment provider. */
  STRIPE_SECRET_PARAMETER: z.string().check(z.minLength(1)),
  /** Another place than Stripe's own, for trials. */
  STRIPE_API_URL: z.optional(z.url()),
});
