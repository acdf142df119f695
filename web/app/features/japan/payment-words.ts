import { type PaymentWords, successCopy } from '#app/content/japan/payment-copy.ts';
import type { Order } from '#shared/contracts/guests/find-order.ts';
import type { OrderStatus } from '#shared/shop/order-state.ts';

const words: Readonly<Record<OrderStatus, PaymentWords>> = {
  pending: successCopy.pending,
  awaiting: successCopy.awaiting,
  paid: successCopy.thanks,
  failed: successCopy.failed,
  expired: successCopy.expired,
  refunded: successCopy.refunded,
};

/** Texts about the payment of an order; those of a paid order until it has loaded. */
export function paymentWords(order: Order | 'unknown' | undefined): PaymentWords {
  if (order === undefined) return successCopy.thanks;
  return order === 'unknown' ? successCopy.unknown : words[order.status];
}
