import * as z from 'zod/mini';

/** Environment of this function. The ad variables are absent without an account at the provider. */
export const Env = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  PIXEL_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/))),
  /** SSM parameter (SecureString) holding the access token. */
  AD_TOKEN_PARAMETER: z.optional(z.string().check(z.minLength(1))),
  /** Overrides the origin of the ad provider's API in tests. */
  AD_API_URL: z.optional(z.url()),
});
