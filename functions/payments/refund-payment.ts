import type { PaymentToRefund, RefundOutcome } from './payments.ts';

interface OrderToRefund extends PaymentToRefund {
  readonly status: string;
  readonly refundedAt?: number | undefined;
}

interface Deps {
  readonly payments: { refund(order: OrderToRefund): Promise<RefundOutcome> };
  readonly confirm: (order: OrderToRefund) => Promise<unknown>;
  /** Records a refund that failed permanently. */
  readonly fail: (order: OrderToRefund) => Promise<unknown>;
}

/**
 * Carries out a refund that was decided on, and records it once the provider confirms it. Safe to repeat after a crash:
 * the provider refunds once and the order announces it once.
 *
 * @returns `nothing-due` when no refund was decided on, or it is already complete
 */
export async function refundPayment(
  { payments, confirm, fail }: Deps,
  order: OrderToRefund,
): Promise<RefundOutcome | 'nothing-due'> {
  if (order.status !== 'refunded' || order.refundedAt !== undefined) return 'nothing-due';
  const outcome = await payments.refund(order);
  if (outcome === 'refunded') await confirm(order);
  if (outcome === 'failed') await fail(order);
  return outcome;
}
