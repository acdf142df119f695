import { isRefundDue } from './fulfilment.ts';
import { type OrderForHistory, orderHistory } from './order-history.ts';
import { isOpen } from './order-state.ts';
import { type OrderTask, type OrderToDo, orderTask } from './order-task.ts';

/** Days that the list shows an order after its last event, once it needs no action. */
const doneDays = 14;

export type OrderToList = OrderToDo & OrderForHistory;

/** The place of an order in the list. Times in epoch seconds. */
export interface OrderPlace {
  /** Absent when no action is needed. */
  readonly task?: OrderTask | undefined;
  readonly lastAt: number;
  /** Whether its payment or refund is not settled yet. */
  readonly isUnsettled: boolean;
}

/** The place of an order as of its creation. Tasks that become overdue later are computed from the order itself. */
export function placeOfOrder(order: OrderToList): OrderPlace {
  const task = orderTask(order, new Date(order.createdAt * 1000));
  return {
    ...(task && { task }),
    lastAt: orderHistory(order)[0]?.at ?? order.createdAt,
    isUnsettled: isOpen(order.status) || isRefundDue(order),
  };
}

/**
 * When an order leaves the list, in epoch seconds: some time after it needs no action, and at once if its payment page
 * was abandoned.
 *
 * @param keptUntil when the order is deleted
 */
export function orderListedUntil(order: OrderToList, keptUntil: number): number {
  const { task, lastAt } = placeOfOrder(order);
  if (task !== undefined) return keptUntil;
  const wasPaid = order.status === 'paid' || order.status === 'refunded';
  return wasPaid ? Math.min(keptUntil, lastAt + doneDays * 86_400) : order.createdAt;
}
