import { randomBytes } from 'node:crypto';
import type { StackFunction } from '../compute/functions.ts';

/** Secrets of a real Stripe account, with which the product talks to Stripe itself. */
export interface StripeSecrets {
  secretKey: string;
  webhookSecret: string;
}

/** What functions are told in the place of secrets of a real account. */
export interface StripeAccess {
  /** The value of a parameter of Systems Manager for an environment; undefined when no function reads it. */
  secretOf(parameterName: string, accessKeyId: string): string | undefined;
  /** The environment that has been told this secret key; undefined when it is no key of the stand-in. */
  keyHolder(secretKey: string): { accessKeyId: string } | undefined;
  /** For requests from outside of the product. */
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const keyVariable = 'STRIPE_SECRET_PARAMETER';
const webhookVariable = 'STRIPE_WEBHOOK_SECRET_PARAMETER';
const prefix = 'sk_test_local_';

/**
 * Every environment gets a key of its own, so that the stand-in knows who calls.
 *
 * @param real secrets of a real account, handed out as they are
 */
export function stripeAccess(
  functions: readonly StackFunction[],
  real: StripeSecrets | undefined,
): StripeAccess {
  const namesIn = (variable: string): Set<string> =>
    new Set(functions.flatMap(({ definition }) => definition.environment[variable] ?? []));
  const [keys, webhooks] = [namesIn(keyVariable), namesIn(webhookVariable)];
  const webhookSecret = real?.webhookSecret ?? `whsec_${randomBytes(24).toString('base64url')}`;
  return {
    secretOf: (name, accessKeyId) => {
      if (keys.has(name)) return real?.secretKey ?? prefix + accessKeyId;
      return webhooks.has(name) ? webhookSecret : undefined;
    },
    keyHolder: (secretKey) =>
      secretKey.startsWith(prefix) ? { accessKeyId: secretKey.slice(prefix.length) } : undefined,
    secretKey: `${prefix}outside`,
    webhookSecret,
  };
}

/** Sends the functions that talk to Stripe to the stand-in. */
export function directToEmulator(functions: readonly StackFunction[], url: string): void {
  for (const { definition } of functions) {
    if (keyVariable in definition.environment) definition.environment.STRIPE_API_URL = url;
  }
}
