import { payBack } from '../../../functions/payments/pay-back.ts';
import { stripePayments } from '../../../functions/payments/payments.ts';
import { connectStripe } from '../../../functions/payments/stripe-client.ts';
import { isRefundDue, type StoredOrder } from '../../../functions/stores/orders/order-item.ts';
import { orderStore } from '../../../functions/stores/orders/orders.ts';
import { writeYenInEnglish } from '../../../shared/shop/products.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';
import { orderArgument } from './order-arguments.ts';
import { orderLines } from './order-lines.ts';

/** Refunds the whole sum of a paid order, once; the customer gets a mail. */
export async function refundOrder(words: readonly string[], context: OperationContext): Promise<void> {
  const { table, clock, staffConsole, paymentAccount } = context;
  const { reference, order } = await orderArgument(words, context);
  for (const line of orderLines(order, clock())) staffConsole.say(line);
  requirePaid(order);
  // Checked before the decision is stored: no refund is possible without the account.
  const { secretKey, apiUrl } = await paymentAccount();
  if (!(await staffConsole.confirm(questionOf(order)))) {
    staffConsole.say('Nothing was changed.');
    return;
  }
  const orders = orderStore(table, clock);
  const decided = await orders.refund(reference, 'by-house');
  if (!('order' in decided)) throw new OperationProblem('The order has just changed. Show it again.');
  if (decided.result === 'unchanged') requirePaid(decided.order);
  const readKey = () => Promise.resolve(secretKey);
  const payments = stripePayments(connectStripe(readKey, { secretParameter: '', apiUrl }), clock);
  const outcome = await payBack(
    { payments, confirm: () => orders.confirmRefund(reference) },
    decided.order,
  ).catch((cause: unknown) => {
    throw new OperationProblem(`Stripe did not accept the refund. ${retriedAutomatically}`, { cause });
  });
  staffConsole.say(answers[outcome]);
}

const retriedAutomatically =
  'The refund is decided and is retried automatically within the hour if the order is less than a month old: check with `orders show`. For an older order, repeat this command. Do not ship it.';

const answers: Readonly<Record<Awaited<ReturnType<typeof payBack>>, string>> = {
  refunded: 'Refunded. The mails are on their way.',
  'nothing-due': 'Refunded. The mails are on their way.',
  pending: `Stripe has not completed it yet. ${retriedAutomatically}`,
  failed:
    'Stripe could not refund it and will not retry: see the reason there, and refund it there (infra/runbooks/refunds-failing.md). Do not ship it.',
};

function requirePaid(order: StoredOrder): void {
  if (order.status === 'paid' || isRefundDue(order)) return;
  throw new OperationProblem(
    order.status === 'refunded'
      ? 'This order is already refunded. Nothing was changed.'
      : 'This order is not paid.',
  );
}

function questionOf({ totalYen, shipped }: StoredOrder): string {
  const sum = totalYen === undefined ? 'all that was paid' : writeYenInEnglish(totalYen);
  const parcel = shipped === undefined ? '' : ' The parcel is on its way: its bottles stay sold.';
  return `Refund ${sum} to the card, and mail the customer?${parcel}`;
}
