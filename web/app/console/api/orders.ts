import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { StaffOrder } from '#shared/contracts/staff/order.ts';
import type { refundOrder as refundContract } from '#shared/contracts/staff/refund-order.ts';
import type { shipOrder as shipContract } from '#shared/contracts/staff/ship-order.ts';
import type { showOrders as showContract } from '#shared/contracts/staff/show-orders.ts';
import { staffClient } from './staff-client.ts';

export type OrdersReply = ReplyOf<typeof showContract>;

/** As sent: the reference as text. */
type Sent<Body extends { readonly order: { readonly text: string } }> = Omit<Body, 'commandId' | 'order'> & {
  readonly order: string;
};
export type Shipment = Sent<InputOf<typeof shipContract>['body']>;
export type OrderRefund = Sent<InputOf<typeof refundContract>['body']>;

/**
 * What is to be done with the orders and what was done lately; or one order; or the money of a month.
 *
 * @throws CallProblem `not-found` when there is no such order
 */
export const showOrders = (options: {
  query?: { readonly order: string } | { readonly month: string };
  signal?: AbortSignal;
  client?: Client;
}): Promise<OrdersReply> => {
  const { query, signal, client = staffClient } = options;
  return client<OrdersReply>({
    endpoint: 'showOrders',
    ...(query && { query }),
    ...(signal && { signal }),
  });
};

/**
 * Records that a parcel has left; repeatable under its command id. Returns the order as stored.
 *
 * @throws CallProblem `order-changed` when it is not to be shipped
 */
export const shipOrder = async (
  commandId: string,
  shipment: Shipment,
  client: Client = staffClient,
): Promise<StaffOrder> =>
  (
    await client<ReplyOf<typeof shipContract>>({
      endpoint: 'shipOrder',
      body: { commandId, ...shipment },
    })
  ).order;

/**
 * Pays an order back; repeatable under its command id. Returns the order as stored: it says how far Stripe is.
 *
 * @throws CallProblem `step-up` without a recent step-up, `order-changed` when it is not what was shown
 */
export const refundOrder = async (
  commandId: string,
  refund: OrderRefund,
  client: Client = staffClient,
): Promise<StaffOrder> =>
  (
    await client<ReplyOf<typeof refundContract>>({
      endpoint: 'refundOrder',
      body: { commandId, ...refund },
    })
  ).order;
