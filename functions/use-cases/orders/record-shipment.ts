import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore, StaffActor } from '#functions/stores/orders/orders.ts';
import { type ShipmentProblem, shipmentProblem } from '#shared/shop/fulfilment.ts';
import type { OrderReference } from '#shared/shop/order-reference.ts';

/** `known`: recorded earlier by this command, or by someone else under the same tracking number. */
export type ShipmentOutcome =
  | { readonly result: 'shipped' | 'known'; readonly order: StoredOrder }
  | { readonly result: 'refused'; readonly problem: ShipmentProblem; readonly order: StoredOrder }
  | { readonly result: 'unknown' };

/** Records that the parcel of an order has left. The same write announces the customer's email. */
export async function recordShipment(
  orders: Pick<OrderStore, 'ship'>,
  reference: OrderReference,
  trackingNumber: string,
  by: StaffActor = {},
): Promise<ShipmentOutcome> {
  const outcome = await orders.ship(reference, trackingNumber, by);
  if (outcome.result === 'unknown') return outcome;
  const { order } = outcome;
  if (outcome.result === 'changed') return { result: 'shipped', order };
  const { shipped } = order;
  const isByThisCommand = by.commandId !== undefined && shipped?.commandId === by.commandId;
  if (isByThisCommand || shipped?.trackingNumber === trackingNumber) return { result: 'known', order };
  const problem = shipmentProblem(order);
  if (problem === undefined) throw new Error('An order that may be shipped was not shipped');
  return { result: 'refused', problem, order };
}
