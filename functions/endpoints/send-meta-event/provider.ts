import type * as z from 'zod/mini';
import type { ReadSecret } from '#functions/payments/secrets.ts';
import { conversionsApi, type ForwardConversion } from './conversions.ts';
import type { Env } from './env.ts';

/** Creates the ad provider's client. Returns undefined without an account. */
export function providerFrom(
  {
    PIXEL_ID: pixelId,
    AD_TOKEN_PARAMETER: parameter,
    AD_API_URL: apiUrl,
  }: Omit<z.output<typeof Env>, 'TABLE_NAME'>,
  readSecret: ReadSecret,
  clock: () => Date,
): ForwardConversion | undefined {
  if (pixelId === undefined || parameter === undefined) return undefined;
  return conversionsApi({ pixelId, token: () => readSecret(parameter), apiUrl }, clock);
}
