import { payBack } from '../../../functions/payments/pay-back.ts';
import { stripePayments } from '../../../functions/payments/payments.ts';
import { connectStripe } from '../../../functions/payments/stripe-client.ts';
import { isRefundDue, type StoredOrder } from '../../../functions/stores/orders/order-item.ts';
import { orderStore } from '../../../functions/stores/orders/orders.ts';
import { writeYenInEnglish } from '../../../shared/shop/products.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';
import { orderArgument } from './order-arguments.ts';
import { orderLines } from './order-lines.ts';

/** Gives the whole sum of a paid order back, once; the customer is told by mail. */
export async function refundOrder(words: readonly string[], context: OperationContext): Promise<void> {
  const { table, clock, staffConsole, paymentAccount } = context;
  const { reference, order } = await orderArgument(words, context);
  for (const line of orderLines(order, clock())) staffConsole.say(line);
  refuseWhatIsNotPaid(order);
  // Before anything is decided: without the account nothing could be paid back.
  const { secretKey, apiUrl } = await paymentAccount();
  if (!(await staffConsole.confirm(questionOf(order)))) {
    staffConsole.say('Nothing was changed.');
    return;
  }
  const orders = orderStore(table, clock);
  const decided = await orders.refund(reference, 'by-house');
  if (!('order' in decided)) throw new OperationProblem('The order has just changed. Show it again.');
  if (decided.result === 'unchanged') refuseWhatIsNotPaid(decided.order);
  const readKey = () => Promise.resolve(secretKey);
  const payments = stripePayments(connectStripe(readKey, { secretParameter: '', apiUrl }), clock);
  const outcome = await payBack(
    { payments, confirm: () => orders.confirmRefund(reference) },
    decided.order,
  ).catch((cause: unknown) => {
    throw new OperationProblem(`Stripe did not take it. ${comesByItself}`, { cause });
  });
  staffConsole.say(answers[outcome]);
}

const comesByItself =
  'The refund is decided and will be made by itself within the hour, if the order is of the last month: look with `orders show`. Of an older order, give this command again. Do not ship it.';

const answers: Readonly<Record<Awaited<ReturnType<typeof payBack>>, string>> = {
  refunded: 'Refunded. The mails are on their way.',
  'nothing-due': 'Refunded. The mails are on their way.',
  pending: `Stripe has not made it yet. ${comesByItself}`,
  failed:
    'Stripe could not pay it back, and does not try again: look there why, and pay it back there (infra/runbooks/refunds-failing.md). Do not ship it.',
};

function refuseWhatIsNotPaid(order: StoredOrder): void {
  if (order.status === 'paid' || isRefundDue(order)) return;
  throw new OperationProblem(
    order.status === 'refunded' ? 'It is refunded already. Nothing was changed.' : 'Nothing was paid for it.',
  );
}

function questionOf({ totalYen, shipped }: StoredOrder): string {
  const sum = totalYen === undefined ? 'all that was paid' : writeYenInEnglish(totalYen);
  const parcel = shipped === undefined ? '' : ' The parcel is under way: its bottles stay sold.';
  return `Pay ${sum} back to the card, and tell the customer by mail?${parcel}`;
}
