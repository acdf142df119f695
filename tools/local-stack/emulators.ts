import type { StackFunction } from './compute/functions.ts';
import type { Gateway } from './gateway/gateway.ts';
import { secretValues } from './gateway/secrets.ts';
import { type AdProvider, startAdProvider } from './meta-ads/ad-provider.ts';
import type { Faults } from './process/injected-faults.ts';
import type { Lifecycle } from './process/lifecycle.ts';
import type { StackClock } from './process/stack-clock.ts';
import { createMail, type LocalMail } from './ses/mail.ts';
import { configurationSets, mailIdentities } from './ses/mail-identities.ts';
import type { PathOf } from './stack-data.ts';
import { type LocalStripe, startStripe } from './stripe/local-stripe.ts';
import { directToEmulator, type StripeSecrets, stripeAccess } from './stripe/stripe-access.ts';
import type { Template } from './template/template.ts';

/** Emulators of mail and of services outside AWS. */
export interface Emulators {
  readonly mail: LocalMail;
  readonly stripe: LocalStripe;
  readonly ads: AdProvider;
  /** See {@link import('./aws-endpoint.ts').AwsServices.secretOf}. */
  secretOf(name: string, accessKeyId: string): string | undefined;
  /** See {@link import('./aws-endpoint.ts').AwsServices.secretValueOf}. */
  secretValueOf(arn: string): string | undefined;
}

export interface EmulatorOptions {
  template: Template;
  clock: StackClock;
  faults: Faults;
  gateway: Pick<Gateway, 'callerOf'>;
  pathOf: PathOf;
  /** See {@link import('./api/local-stack.ts').LocalStackOptions.stripe}. */
  realStripe: StripeSecrets | undefined;
  webhookEvents: readonly string[];
  lifecycle: Pick<Lifecycle, 'onStop'>;
}

/** Starts the emulators and points the functions to them. */
export async function startEmulators(
  functions: readonly StackFunction[],
  { template, clock, faults, gateway, pathOf, realStripe, webhookEvents, lifecycle }: EmulatorOptions,
): Promise<Emulators> {
  const mail = createMail({
    clock,
    identities: mailIdentities(template, functions),
    configurationSets: configurationSets(template),
    file: pathOf('mails.jsonl'),
  });

  const access = stripeAccess(functions, realStripe);
  const stripe = await startStripe({
    clock,
    faults,
    siteUrl: template.names.siteUrl,
    secretKey: access.secretKey,
    webhookSecret: access.webhookSecret,
    holderOf: (secretKey) => {
      const holder = access.keyHolder(secretKey);
      return holder === undefined ? undefined : (gateway.callerOf(holder.accessKeyId) ?? null);
    },
    webhookEvents,
    file: pathOf('stripe.json'),
  });
  lifecycle.onStop(() => stripe.stop());
  if (realStripe === undefined) directToEmulator(functions, stripe.url);

  const ads = await startAdProvider(functions, clock);
  lifecycle.onStop(() => ads.stop());

  return {
    mail,
    stripe,
    ads,
    secretValueOf: secretValues(template),
    secretOf: (name, accessKeyId) => access.secretOf(name, accessKeyId) ?? ads.secretOf(name),
  };
}
