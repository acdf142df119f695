import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { stripePayments } from '#functions/payments/payments.ts';
import { secrets } from '#functions/payments/secrets.ts';
import { connectStripe } from '#functions/payments/stripe-client.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { refundOrder as contract } from '#shared/contracts/office/refund-order.ts';
import { Env } from './env.ts';
import { refundOrder } from './refund-order.ts';

const env = readEnvironment(Env);
const clock = () => new Date();
const table = openTable(env.TABLE_NAME);
const orders = orderStore(table, clock);
const connect = connectStripe(secrets(), {
  secretParameter: env.STRIPE_SECRET_PARAMETER,
  apiUrl: env.STRIPE_API_URL,
});
const payments = stripePayments(connect, clock);

export const handler = endpoint(
  contract,
  refundOrder({ orders, payments, clock }),
  sessionStore(table, clock),
);
