import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { stripePayments } from '#functions/payments/payments.ts';
import { secrets } from '#functions/payments/secrets.ts';
import { connectStripe } from '#functions/payments/stripe-client.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { startCheckout as contract } from '#shared/contracts/guests/start-checkout.ts';
import { Env } from './env.ts';
import { startCheckout } from './start-checkout.ts';

const env = readEnvironment(Env);
const clock = () => new Date();
const table = openTable(env.TABLE_NAME);
const orders = orderStore(table, clock);
const quotas = quotaStore(table, clock);
const connect = connectStripe(secrets(), {
  secretParameter: env.STRIPE_SECRET_PARAMETER,
  apiUrl: env.STRIPE_API_URL,
});
const payments = stripePayments(connect, clock);

const siteUrls = [env.SITE_URL, env.SITE_ALIAS_URL].filter((url) => url !== undefined);

export const handler = endpoint(
  contract,
  startCheckout({ orders, payments, siteUrls, referenceSecret: referenceSecret(table), clock }),
  quotas,
);
