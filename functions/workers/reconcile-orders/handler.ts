import { readEnvironment } from '#functions/kernel/environment.ts';
import { worker } from '#functions/kernel/worker.ts';
import { stripePayments } from '#functions/payments/payments.ts';
import { secrets } from '#functions/payments/secrets.ts';
import { connectStripe } from '#functions/payments/stripe-client.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { Env } from './env.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const env = readEnvironment(Env);
const clock = () => new Date();
const table = openTable(env.TABLE_NAME);
const connect = connectStripe(secrets(), {
  secretParameter: env.STRIPE_SECRET_PARAMETER,
  apiUrl: env.STRIPE_API_URL,
});

export const handler = worker(
  'reconcile-orders',
  DueEvent,
  reconcileOrders({
    orders: orderStore(table, clock),
    stock: stockStore(table),
    payments: stripePayments(connect, clock),
    clock,
  }),
);
