import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { OrderReference } from '../../../shared/shop/order-reference.ts';
import { type OrderState, orderStatuses } from '../../../shared/shop/order-state.ts';
import { type CalendarDate, dateOf } from '../../../shared/values/port-vila-time.ts';
import { type ItemKey, isExpired } from '../table/table.ts';
import { validateKeepingUnknown } from '../table/validate-keeping-unknown.ts';

/**
 * The item of one order: `ORDERS#2026-11-21 / ORDER#<id>`, the day on which it was made, in Port Vila. The id comes
 * from the secret suffix of the reference and opens nothing, so that key and event may be seen by queues and logs.
 */

/** Days that an order and the personal data in it are kept once it is paid, and when nothing came of it. */
export const orderRetentionDays = { kept: 400, cameToNothing: 30 };

/** Where a parcel goes, as the payment page took it down. Texts may be empty. */
const ShipTo = z.object({
  name: z.string(),
  phone: z.string(),
  postalCode: z.string(),
  state: z.string(),
  city: z.string(),
  line1: z.string(),
  line2: z.string(),
});

/** An order as it is stored. Times in epoch seconds, money in whole yen. */
export const StoredOrder = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(orderStatuses),
  /** Where its bottles are; changes with the stock in one transaction. */
  stock: z.enum(['held', 'sold', 'none']),
  lines: z.array(z.object({ id: z.string(), name: z.string(), priceYen: z.int(), quantity: z.int() })),
  email: z.string(),
  /** Code (`JP-13`) and zone, when the customer chose a prefecture. */
  prefecture: z.optional(z.string()),
  zone: z.optional(z.enum(['mainland', 'remote'])),
  subtotalYen: z.int(),
  /** What shipping can come to; one when it is known before the payment. */
  shippingChoices: z.array(z.object({ zone: z.enum(['mainland', 'remote', 'nationwide']), yen: z.int() })),
  /** Both unknown until paid when shipping is chosen on the payment page. */
  shippingYen: z.optional(z.int()),
  totalYen: z.optional(z.int()),
  /** The payment page. `url` is gone once it is over. */
  session: z.optional(z.object({ id: z.string(), url: z.optional(z.string()), expiresAt: z.int() })),
  /** Id of the payment at the provider. */
  paymentIntent: z.optional(z.string()),
  shipTo: z.optional(ShipTo),
  /** Shipping to the address costs other than what was paid. */
  addressMismatch: z.boolean(),
  createdAt: z.int(),
  paidAt: z.optional(z.int()),
  /** Absent on a refunded order: the refund is still to be made. */
  refundedAt: z.optional(z.int()),
  refundReason: z.optional(z.enum(['out-of-stock', 'by-house', 'at-provider'])),
  shipped: z.optional(z.object({ at: z.int(), trackingNumber: z.string() })),
  /** Digest of the request, to tell a retry from another request with the same key. */
  fingerprint: z.string(),
  /** Rises with every write: the one that was read must be the one that is changed. */
  version: z.int(),
});
export type StoredOrder = z.infer<typeof StoredOrder>;

export const orderId = (secretSuffix: string): string =>
  createHash('sha256').update(`order ${secretSuffix}`).digest('hex').slice(0, 20);

export const orderKeyPrefix = 'ORDER#';

export const ordersKey = (date: CalendarDate): string => `ORDERS#${date}`;

export const orderKey = ({ date, secretSuffix }: Pick<OrderReference, 'date' | 'secretSuffix'>): ItemKey => ({
  pk: ordersKey(date),
  sk: `${orderKeyPrefix}${orderId(secretSuffix)}`,
});

/** Where a stored order lies. */
export const keyOfOrder = ({ id, createdAt }: Pick<StoredOrder, 'id' | 'createdAt'>): ItemKey => ({
  pk: ordersKey(dateOf(new Date(createdAt * 1000))),
  sk: `${orderKeyPrefix}${id}`,
});

export const orderState = (order: StoredOrder): OrderState => ({
  status: order.status,
  stock: order.stock,
  isShipped: order.shipped !== undefined,
});

/** The customer has paid and has to get the money back, which has not happened yet. */
export const isRefundDue = (order: Pick<StoredOrder, 'status' | 'refundedAt'>): boolean =>
  order.status === 'refunded' && order.refundedAt === undefined;

/** When the item goes, in epoch seconds. An order that waits for its payment holds bottles and stays. */
export function orderExpiresAt({ status, createdAt }: Pick<StoredOrder, 'status' | 'createdAt'>): number {
  const cameToNothing = status === 'expired' || status === 'failed';
  return createdAt + 86_400 * (cameToNothing ? orderRetentionDays.cameToNothing : orderRetentionDays.kept);
}

/** Reads an item back; undefined when there is none or it has expired. */
export function parseOrder(item: Record<string, unknown> | undefined, now: Date): StoredOrder | undefined {
  if (item === undefined || isExpired(item, now)) return undefined;
  const { pk: _pk, sk: _sk, expiresAt: _expiresAt, event: _told, ...order } = item;
  return validateKeepingUnknown(StoredOrder, order);
}
