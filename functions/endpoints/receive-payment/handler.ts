import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { stripePayments } from '#functions/payments/payments.ts';
import { secrets } from '#functions/payments/secrets.ts';
import { connectStripe } from '#functions/payments/stripe-client.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { receivePayment as contract } from '#shared/contracts/receive-payment.ts';
import { Env } from './env.ts';
import { receivePayment } from './receive-payment.ts';

const env = readEnvironment(Env);
const clock = () => new Date();
const readSecret = secrets();
const orders = orderStore(openTable(env.TABLE_NAME), clock);
const connect = connectStripe(readSecret, {
  secretParameter: env.STRIPE_SECRET_PARAMETER,
  apiUrl: env.STRIPE_API_URL,
});
const payments = stripePayments(connect, clock);
const signingSecret = () => readSecret(env.STRIPE_WEBHOOK_SECRET_PARAMETER);

export const handler = endpoint(contract, receivePayment({ orders, payments, signingSecret, clock }));
