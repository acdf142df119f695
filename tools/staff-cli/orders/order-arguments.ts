import type { StoredOrder } from '../../../functions/stores/orders/order-item.ts';
import { orderStore } from '../../../functions/stores/orders/orders.ts';
import { type OrderReference, parseOrderReference } from '../../../shared/shop/order-reference.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';

/** The order that the first word names. @throws OperationProblem when there is none */
export async function orderArgument(
  [text, ...others]: readonly string[],
  { table, clock }: OperationContext,
  more = 0,
): Promise<{ reference: OrderReference; order: StoredOrder }> {
  if (text === undefined) throw new OperationProblem('Say which order, by its reference.');
  if (others.length > more) {
    throw new OperationProblem(`There is more than is needed: ${[text, ...others].join(' ')}.`);
  }
  const reference = parseOrderReference(text);
  if (reference === undefined) {
    throw new OperationProblem(
      `"${text}" is not the reference of an order; one looks like JP261121-7K3Q9XTB4MWE. Without it: npm run ops -- orders list 2026-11-21.`,
    );
  }
  const order = await orderStore(table, clock).find(reference);
  if (order === undefined) throw new OperationProblem('There is no order with this reference.');
  return { reference, order };
}
