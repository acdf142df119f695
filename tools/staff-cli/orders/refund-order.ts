import { stripePayments } from '#functions/payments/payments.ts';
import { connectStripe } from '#functions/payments/stripe-client.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { type OrderRefundOutcome, refundPaidOrder } from '#functions/use-cases/orders/refund-paid-order.ts';
import { isRefundDue, needsClosing, refundProblem } from '#shared/shop/fulfilment.ts';
import { orderMessages } from '#shared/shop/order-messages.ts';
import { formatYenInEnglish } from '#shared/shop/products.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';
import { orderArgument } from './order-arguments.ts';
import { orderLines } from './order-lines.ts';

/** Refunds the whole sum of a paid order, once; the customer gets a mail. Closes one that the bank has refunded. */
export async function refundOrder(words: readonly string[], context: OperationContext): Promise<void> {
  const { table, clock, staffConsole, paymentAccount } = context;
  const { reference, order } = await orderArgument(words, context);
  for (const line of orderLines(order, clock())) staffConsole.say(line);
  const problem = isRefundDue(order) || needsClosing(order) ? undefined : refundProblem(order);
  if (problem !== undefined) throw new OperationProblem(orderMessages.refund(problem));
  // Checked before the decision is stored: no refund is possible without the account.
  const { secretKey, apiUrl } = await paymentAccount();
  if (!(await staffConsole.confirm(questionOf(order)))) {
    staffConsole.say('Nothing was changed.');
    return;
  }
  const readKey = () => Promise.resolve(secretKey);
  const payments = stripePayments(connectStripe(readKey, { secretParameter: '', apiUrl }), clock);
  const orders = orderStore(table, clock);
  const shown = { totalYen: order.totalYen, isShipped: order.shipped !== undefined };
  staffConsole.say(describeOutcome(await refundPaidOrder({ orders, payments }, reference, {}, shown)));
}

const retriedAutomatically =
  'The refund is decided and is retried automatically within the hour if the order is less than a month old: check with `orders show`. For an older order, repeat this command. Do not ship it.';

/** @throws OperationProblem when the refund was refused or not accepted */
function describeOutcome(outcome: OrderRefundOutcome): string {
  switch (outcome.result) {
    case 'made':
      return 'Refunded. The mails are on their way.';
    case 'closed':
      return 'Closed: the bank had refunded the customer. The bottles are in stock again, and no mail goes out.';
    case 'waiting':
      return `Stripe has not completed it yet. ${retriedAutomatically}`;
    case 'failed':
      return 'Stripe could not refund it and will not retry: see the reason there, and refund it there (infra/runbooks/refunds-failing.md). Do not ship it.';
    case 'unanswered':
      throw new OperationProblem(`Stripe did not accept the refund. ${retriedAutomatically}`, {
        cause: outcome.cause,
      });
    case 'unknown':
      throw new OperationProblem(orderMessages.notFound);
    case 'refused':
      throw new OperationProblem(orderMessages.refund(outcome.problem));
  }
}

function questionOf(order: StoredOrder): string {
  if (needsClosing(order))
    return 'The bank has refunded the customer. Close the order and return its bottles to stock?';
  const { totalYen, shipped } = order;
  const sum = totalYen === undefined ? 'the full amount' : formatYenInEnglish(totalYen);
  const parcel = shipped === undefined ? '' : ' The parcel is on its way: its bottles stay sold.';
  return `Refund ${sum} to the card and email the customer?${parcel}`;
}
