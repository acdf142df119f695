import * as z from 'zod/mini';

/** What this function reads: of the ad provider nothing where the business has no account with it. */
export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  PIXEL_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/))),
  /** Name of the SSM parameter that holds the access token, a SecureString. */
  AD_TOKEN_PARAMETER: z.optional(z.string().check(z.minLength(1))),
  /** Origin of the ad provider's server, for tests; the real one when absent. */
  AD_API_URL: z.optional(z.url()),
});
