import { isRefundDue } from './fulfilment.ts';
import { type OrderFacts, orderHistory } from './order-history.ts';
import { isOpen } from './order-state.ts';
import { type OrderTask, type OrderToDo, orderTask } from './order-task.ts';

/** Days that the list shows an order after its last event, once it needs no action. */
const doneDays = 14;

export type OrderToList = OrderToDo & OrderFacts;

/** The place of an order in the list. Times in epoch seconds. */
export interface OrderPlace {
  /** Absent when nothing is to be done. */
  readonly task?: OrderTask | undefined;
  readonly lastAt: number;
  /** Whether its payment or refund is not settled yet. */
  readonly isUnsettled: boolean;
}

/** The place of an order as of its creation; what has become overdue since is read from the order itself. */
export function placeOfOrder(order: OrderToList): OrderPlace {
  const task = orderTask(order, new Date(order.createdAt * 1000));
  return {
    ...(task && { task }),
    lastAt: orderHistory(order)[0]?.at ?? order.createdAt,
    isUnsettled: isOpen(order.status) || isRefundDue(order),
  };
}

/**
 * When an order leaves the list, in epoch seconds: not before it needs no action; an abandoned payment page at once.
 *
 * @param keptUntil when the order is deleted
 */
export function orderListedUntil(order: OrderToList, keptUntil: number): number {
  const { task, lastAt } = placeOfOrder(order);
  if (task !== undefined) return keptUntil;
  const wasPaid = order.status === 'paid' || order.status === 'refunded';
  return wasPaid ? Math.min(keptUntil, lastAt + doneDays * 86_400) : order.createdAt;
}
