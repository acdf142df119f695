import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import type { ListedOrder, StaffOrder } from '#shared/contracts/office/order.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { orderHistory } from '#shared/shop/order-history.ts';
import { orderTask } from '#shared/shop/order-task.ts';

/** An order as managers see it. The contract strips devices, commands and the digest of the request. */
export function orderReply(order: StoredOrder, now: Date): StaffOrder {
  const { email, disputes = [], shippingChoices, shippingYen, ...rest } = order;
  const erased = isErased(order);
  const task = orderTask(order, now);
  const zonePaid = shippingChoices.find(({ yen }) => yen === shippingYen)?.zone;
  return {
    ...rest,
    ...(shippingYen !== undefined && { shippingYen }),
    ...(task && { task }),
    isErased: erased,
    ...(!erased && { email }),
    ...(zonePaid && { zonePaid }),
    disputes,
  };
}

/** An order in a list, without name and address. */
export function listedOrder(order: StoredOrder, now: Date): ListedOrder {
  const task = orderTask(order, now);
  return {
    reference: order.reference,
    status: order.status,
    bottles: parcelOf(order.lines).bottles,
    yen: order.totalYen ?? order.subtotalYen,
    ...(task && { task }),
    lastAt: orderHistory(order)[0]?.at ?? order.createdAt,
    isShipped: order.shipped !== undefined,
  };
}
