import { randomBytes } from 'node:crypto';
import type { StackFunction } from '../compute/functions.ts';

/** Secrets of a real Stripe account, with which functions call Stripe. */
export interface StripeSecrets {
  secretKey: string;
  webhookSecret: string;
}

/** Generated secrets of functions, used instead of those of a real account. */
export interface StripeAccess {
  /** Value of a Systems Manager parameter for an environment; undefined when no function reads it. */
  secretOf(parameterName: string, accessKeyId: string): string | undefined;
  /** The environment that holds this secret key; undefined for an unknown key. */
  keyHolder(secretKey: string): { accessKeyId: string } | undefined;
  /** For requests from outside the product. */
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const keyVariable = 'STRIPE_SECRET_PARAMETER';
const webhookVariable = 'STRIPE_WEBHOOK_SECRET_PARAMETER';
const prefix = 'sk_test_local_';

/**
 * Gives every environment a separate key, so that the emulator can identify the caller.
 *
 * @param realAccount secrets of a real account, passed through
 */
export function stripeAccess(
  functions: readonly StackFunction[],
  realAccount: StripeSecrets | undefined,
): StripeAccess {
  const namesIn = (variable: string): Set<string> =>
    new Set(functions.flatMap(({ definition }) => definition.environment[variable] ?? []));
  const [keyParameters, webhookParameters] = [namesIn(keyVariable), namesIn(webhookVariable)];
  const webhookSecret = realAccount?.webhookSecret ?? `whsec_${randomBytes(24).toString('base64url')}`;
  return {
    secretOf: (name, accessKeyId) => {
      if (keyParameters.has(name)) return realAccount?.secretKey ?? prefix + accessKeyId;
      return webhookParameters.has(name) ? webhookSecret : undefined;
    },
    keyHolder: (secretKey) =>
      secretKey.startsWith(prefix) ? { accessKeyId: secretKey.slice(prefix.length) } : undefined,
    secretKey: `${prefix}outside`,
    webhookSecret,
  };
}

/** Points the functions that call Stripe to the emulator. */
export function directToEmulator(functions: readonly StackFunction[], url: string): void {
  for (const { definition } of functions) {
    if (keyVariable in definition.environment) definition.environment.STRIPE_API_URL = url;
  }
}
