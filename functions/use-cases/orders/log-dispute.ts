import { log } from '#functions/kernel/log.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { disputeStanding } from '#shared/shop/disputes.ts';

/** Raises an alarm while staff have to act on a dispute: none once it has been decided for the shop. */
export function logDispute(order: Pick<StoredOrder, 'id' | 'disputes' | 'shipped'>): void {
  const standing = disputeStanding(order.disputes);
  if (standing === undefined) return;
  log.warn('payment.disputed', { orderId: order.id, standing, isShipped: order.shipped !== undefined });
}
