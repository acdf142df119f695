import { type Dispute, isOpenDispute } from './disputes.ts';
import { isOpen, type OrderStatus } from './order-state.ts';
import { paymentPageMinutes } from './payment-page.ts';

/** Order data that shows whether the payment is settled. Times in epoch seconds. */
export interface OrderToWatch {
  readonly status: OrderStatus;
  readonly createdAt: number;
  readonly session?: { readonly expiresAt: number } | undefined;
  readonly refundedAt?: number | undefined;
  readonly shipped?: object | undefined;
  readonly disputes?: readonly Dispute[] | undefined;
}

/** Interval between reconciliation runs in minutes. */
export const reconcilingMinutes = 5;

/**
 * Days during which an order may still need attention: it is listed for staff, and its emails are reconciled. An order
 * is shipped in two days, delivered in a week, and open to complaints for ten more days (specification §9); the rest is
 * margin.
 */
export const unfinishedOrderDays = 60;

/** Seconds after which a payment page has ended at the latest, even if its recorded end is unknown. */
const pageSeconds = (paymentPageMinutes + 2) * 60;

/** Allowance for webhook delivery in seconds. */
const graceSeconds = 120;

/** When an unpaid order's payment page ends at the latest, in epoch seconds. */
export const holdEndsAt = ({ createdAt, session }: Pick<OrderToWatch, 'createdAt' | 'session'>): number =>
  session?.expiresAt ?? createdAt + pageSeconds;

/** When the webhook of a pending order is overdue, in epoch seconds. */
export const webhookDueAt = (order: OrderToWatch): number => holdEndsAt(order) + graceSeconds;

/**
 * Whether to check an order at the payment provider: its webhook is overdue, its payment is delayed, or a refund is
 * due.
 */
export function needsProviderCheck(order: OrderToWatch, now: Date): boolean {
  if (order.status === 'refunded') return order.refundedAt === undefined;
  if (!isOpen(order.status)) return false;
  return order.status === 'awaiting' || webhookDueAt(order) * 1000 <= now.getTime();
}

/**
 * Whether an order could have been refunded or disputed at the provider without our knowledge before shipping, or a
 * dispute could have been decided.
 */
export const needsMonitoring = (order: OrderToWatch): boolean =>
  (order.status === 'paid' && order.shipped === undefined) || (order.disputes ?? []).some(isOpenDispute);
