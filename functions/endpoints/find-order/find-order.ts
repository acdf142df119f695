import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import type { findOrder as contract } from '#shared/contracts/guests/find-order.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { parseOrderReference } from '#shared/shop/order-reference.ts';

interface Deps {
  readonly orders: Pick<OrderStore, 'find'>;
}

/** Returns the order behind a reference, without customer details. */
export const findOrder =
  ({ orders }: Deps): UseCase<typeof contract> =>
  async ({ query }) => {
    const reference = parseOrderReference(query.order);
    const order = reference && (await orders.find(reference));
    if (order === undefined) throw new Refused({ kind: 'not-found', message: shopMessages.orderNotFound });
    return { success: true, order };
  };
