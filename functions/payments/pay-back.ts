import type { PaymentToReturn, RefundOutcome } from './payments.ts';

interface OrderToPayBack extends PaymentToReturn {
  readonly status: string;
  readonly refundedAt?: number | undefined;
}

interface Deps {
  readonly payments: { refund(order: OrderToPayBack): Promise<RefundOutcome> };
  /** Notes that it has happened. */
  readonly confirm: (order: OrderToPayBack) => Promise<unknown>;
}

/**
 * Gives the money of an order back for which that was decided, and notes it once the provider says that it is made.
 * Killed in between, it is done again: the provider refunds once, and the order is told of once.
 *
 * @returns `nothing-due` for an order whose money stays, or is back already
 */
export async function payBack(
  { payments, confirm }: Deps,
  order: OrderToPayBack,
): Promise<RefundOutcome | 'nothing-due'> {
  if (order.status !== 'refunded' || order.refundedAt !== undefined) return 'nothing-due';
  const outcome = await payments.refund(order);
  if (outcome === 'refunded') await confirm(order);
  return outcome;
}
