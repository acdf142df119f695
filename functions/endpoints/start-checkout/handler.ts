import { startCheckout as contract } from '../../../shared/contracts/start-checkout.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { stripePayments } from '../../payments/payments.ts';
import { secrets } from '../../payments/secrets.ts';
import { connectStripe } from '../../payments/stripe-client.ts';
import { orderStore } from '../../stores/orders/orders.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { referenceSecret } from '../../stores/table/reference-secret.ts';
import { openTable } from '../../stores/table/table.ts';
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
