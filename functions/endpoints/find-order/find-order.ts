import type { findOrder as contract } from '../../../shared/contracts/find-order.ts';
import { shopMessages } from '../../../shared/shop/messages.ts';
import { parseOrderReference } from '../../../shared/shop/order-reference.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import type { OrderStore } from '../../stores/orders/orders.ts';

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
