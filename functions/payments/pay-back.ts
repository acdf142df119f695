import type { RefundOutcome } from './payments.ts';

interface OrderToPayBack {
  readonly reference: string;
  readonly status: string;
  readonly paymentIntent?: string | undefined;
  readonly refundedAt?: number | undefined;
}

interface Deps {
  readonly payments: { refund(order: OrderToPayBack): Promise<RefundOutcome> };
  /** Notes that it has happened. */
  readonly confirm: (order: OrderToPayBack) => Promise<unknown>;
}

/**
 * Gives the money of an order back for which that was decided, and notes it. Killed in between, it is done again:
 * the provider refunds once, and the order is told of once.
 *
 * @returns whether nothing is left to do
 */
export async function payBack({ payments, confirm }: Deps, order: OrderToPayBack): Promise<boolean> {
  if (order.status !== 'refunded' || order.refundedAt !== undefined) return true;
  if ((await payments.refund(order)) === 'pending') return false;
  await confirm(order);
  return true;
}
