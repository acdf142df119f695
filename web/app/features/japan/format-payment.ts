import type { OrderStatus } from '../../../../shared/shop/order-state.ts';
import type { OrderKnown } from '../../api/use-order.ts';
import { type PaymentWords, successCopy } from '../../content/japan/payment-copy.ts';

const words: Readonly<Record<OrderStatus, PaymentWords>> = {
  pending: successCopy.pending,
  awaiting: successCopy.awaiting,
  paid: successCopy.thanks,
  failed: successCopy.failed,
  expired: successCopy.expired,
  refunded: successCopy.refunded,
};

/** What the page says of an order: the visitor's payment is believed until the order says otherwise. */
export function paymentWords({ status, order }: OrderKnown): PaymentWords {
  if (order !== undefined) return words[order.status];
  return status === 'unknown' ? successCopy.unknown : successCopy.thanks;
}
