import { DueEvent } from '../../../shared/events/due-event.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { stripePayments } from '../../payments/payments.ts';
import { secrets } from '../../payments/secrets.ts';
import { connectStripe } from '../../payments/stripe-client.ts';
import { orderStore } from '../../stores/orders/orders.ts';
import { stockStore } from '../../stores/orders/stock.ts';
import { openTable } from '../../stores/table/table.ts';
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
