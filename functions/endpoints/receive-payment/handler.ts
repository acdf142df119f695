import { receivePayment as contract } from '../../../shared/contracts/receive-payment.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { stripePayments } from '../../payments/payments.ts';
import { secrets } from '../../payments/secrets.ts';
import { connectStripe } from '../../payments/stripe-client.ts';
import { orderStore } from '../../stores/orders/orders.ts';
import { openTable } from '../../stores/table/table.ts';
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
