import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { type OrderReference, parseOrderReference } from '#shared/shop/order-reference.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';

/** Finds the order that the first argument names. @throws OperationProblem when there is none */
export async function orderArgument(
  [text, ...others]: readonly string[],
  { table, clock }: OperationContext,
  maxOthers = 0,
): Promise<{ reference: OrderReference; order: StoredOrder }> {
  if (text === undefined) throw new OperationProblem('Missing order reference.');
  if (others.length > maxOthers) {
    throw new OperationProblem(`Too many arguments: ${[text, ...others].join(' ')}.`);
  }
  const reference = parseOrderReference(text);
  if (reference === undefined) {
    throw new OperationProblem(
      `"${text}" is not an order reference, which looks like JP261121-7K3Q9XTB4MWE. To search by day: npm run ops -- orders list 2026-11-21.`,
    );
  }
  const order = await orderStore(table, clock).find(reference);
  if (order === undefined) throw new OperationProblem('There is no order with this reference.');
  return { reference, order };
}
