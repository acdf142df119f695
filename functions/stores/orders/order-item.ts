import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { retentionDays } from '#shared/limits/retention.ts';
import { Dispute } from '#shared/shop/disputes.ts';
import type { OrderReference } from '#shared/shop/order-reference.ts';
import { type OrderState, orderStatuses } from '#shared/shop/order-state.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { parseItem } from '../table/parse-item.ts';
import { type ItemKey, isExpired } from '../table/table.ts';
import { validateKeepingUnknown } from '../table/validate-keeping-unknown.ts';

/**
 * The item of an order, by day of creation in Port Vila: `ORDERS#2026-11-21 / ORDER#<id>`. The id is derived from the
 * secret suffix of the reference and grants nothing, so that queues and logs may see key and event.
 */

/** Days until an order and its personal data expire; fewer if its payment expired or failed. */
export const orderRetentionDays = { standard: retentionDays.order, unpaid: retentionDays.unpaidOrder };

/** Shipping address from the payment page. Texts may be empty. */
const ShipTo = z.object({
  name: z.string(),
  phone: z.string(),
  postalCode: z.string(),
  state: z.string(),
  city: z.string(),
  line1: z.string(),
  line2: z.string(),
});

/** Time, author, device and command of an action by staff; all but the time are absent for the command line. */
const StaffAction = z.object({
  at: z.int(),
  by: z.optional(z.string()),
  on: z.optional(z.string()),
  commandId: z.optional(z.string()),
});
export type StaffAction = z.infer<typeof StaffAction>;

/** A correction of a tracking number, with the number before it. */
const NumberCorrection = z.extend(StaffAction, { earlierNumber: z.string() });

/** An order as stored. Times in epoch seconds, amounts in whole yen. */
export const StoredOrder = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(orderStatuses),
  /** Where its bottles are; changes in one transaction with the stock. */
  stock: z.enum(['held', 'sold', 'none']),
  lines: z.array(z.object({ id: z.string(), name: z.string(), priceYen: z.int(), quantity: z.int() })),
  email: z.string(),
  /** Code (`JP-13`) and zone, if the customer chose a prefecture. */
  prefecture: z.optional(z.string()),
  zone: z.optional(z.enum(['mainland', 'remote'])),
  subtotalYen: z.int(),
  /** Possible shipping charges; one entry when known before the payment. */
  shippingChoices: z.array(z.object({ zone: z.enum(['mainland', 'remote', 'nationwide']), yen: z.int() })),
  /** Unknown until paid if shipping is chosen on the payment page. */
  shippingYen: z.optional(z.int()),
  totalYen: z.optional(z.int()),
  /** The payment page. `url` is absent once it has closed. */
  session: z.optional(z.object({ id: z.string(), url: z.optional(z.string()), expiresAt: z.int() })),
  paymentIntent: z.optional(z.string()),
  shipTo: z.optional(ShipTo),
  /** The shipping charge paid does not match the address. */
  addressMismatch: z.boolean(),
  createdAt: z.int(),
  paidAt: z.optional(z.int()),
  /** Absent on a refunded order until the refund is made. */
  refundedAt: z.optional(z.int()),
  refundReason: z.optional(z.enum(['out-of-stock', 'by-house', 'at-provider'])),
  /** The decision of staff to refund, in the console or on the command line. */
  refundDecided: z.optional(StaffAction),
  /** When the last refund failed: it is not retried. Absent once a refund is made. */
  refundFailedAt: z.optional(z.int()),
  shipped: z.optional(
    z.extend(StaffAction, {
      /** The current number. */
      trackingNumber: z.string(),
      /** Oldest first; absent without any. */
      corrections: z.optional(z.array(NumberCorrection)),
    }),
  ),
  disputes: z.optional(z.array(Dispute)),
  /**
   * Staff closed the order after a lost dispute, because the bank refunded the customer. The status is `refunded`, and
   * no email is sent.
   */
  disputeAccepted: z.optional(StaffAction),
  /** Digest of the request, which distinguishes a retry from another request with the same key. */
  fingerprint: z.string(),
  /** Incremented by every write, for optimistic locking. */
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

export const keyOfOrder = ({ id, createdAt }: Pick<StoredOrder, 'id' | 'createdAt'>): ItemKey => ({
  pk: ordersKey(dateOf(new Date(createdAt * 1000))),
  sk: `${orderKeyPrefix}${id}`,
});

export const orderState = (order: StoredOrder): OrderState => ({
  status: order.status,
  stock: order.stock,
  isShipped: order.shipped !== undefined,
});

/** TTL of the item in epoch seconds. Orders awaiting payment hold bottles and are kept longer. */
export function orderExpiresAt({ status, createdAt }: Pick<StoredOrder, 'status' | 'createdAt'>): number {
  const isUnpaid = status === 'expired' || status === 'failed';
  return createdAt + 86_400 * (isUnpaid ? orderRetentionDays.unpaid : orderRetentionDays.standard);
}

/** Parses an item; undefined when absent or expired. */
export function parseOrder(item: Record<string, unknown> | undefined, now: Date): StoredOrder | undefined {
  if (item === undefined || isExpired(item, now)) return undefined;
  const { pk: _pk, sk: _sk, expiresAt: _expiresAt, event: _event, ...order } = item;
  return parseItem(item, () => validateKeepingUnknown(StoredOrder, order));
}
