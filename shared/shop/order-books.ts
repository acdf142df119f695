import * as z from 'zod/mini';
import { type Month, monthOf } from '../calendar/month.ts';
import { dateOf } from '../values/port-vila-time.ts';
import type { OrderLine } from './basket.ts';
import type { Dispute } from './disputes.ts';

/** A movement of money for the bookkeeper, without names. Whole yen; negative when money leaves us. */
export const LedgerLine = z.object({
  /** Epoch seconds. */
  at: z.int(),
  /** `withdrawn`, `reinstated`: by the bank, in a dispute. */
  kind: z.enum(['payment', 'refund', 'withdrawn', 'reinstated']),
  reference: z.string(),
  /** Bottles by product id; empty for movements other than payments. */
  bottles: z.record(z.string(), z.int()),
  goodsYen: z.int(),
  shippingYen: z.int(),
  /** A dispute may be about part of the sum; Stripe does not say whether that is goods or shipping. */
  yen: z.int(),
  /** Ids at Stripe. */
  payment: z.optional(z.string()),
  dispute: z.optional(z.string()),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** The order data that the books use. Times in epoch seconds. */
export interface OrderForBooks {
  readonly reference: string;
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity'>[];
  readonly subtotalYen: number;
  readonly shippingYen?: number | undefined;
  readonly totalYen?: number | undefined;
  readonly createdAt: number;
  readonly paidAt?: number | undefined;
  readonly refundedAt?: number | undefined;
  readonly paymentIntent?: string | undefined;
  readonly disputes?: readonly Dispute[] | undefined;
  /** The bank, not the shop, refunded the customer. */
  readonly disputeAccepted?: object | undefined;
}

/** All movements of an order's money, except partial refunds made at Stripe, which are not stored. */
function movementsOf(order: OrderForBooks): readonly LedgerLine[] {
  const { reference, paymentIntent, refundedAt, createdAt } = order;
  const commonFields = {
    reference,
    bottles: {},
    goodsYen: 0,
    shippingYen: 0,
    ...(paymentIntent && { payment: paymentIntent }),
  };
  // A refund may be reported before its payment.
  const paidAt = order.paidAt ?? (refundedAt === undefined ? undefined : createdAt);
  const total = order.totalYen ?? order.subtotalYen;
  const goodsYen = order.subtotalYen;
  const lines: LedgerLine[] = [];
  if (paidAt !== undefined) {
    const bottles = Object.fromEntries(order.lines.map(({ id, quantity }) => [id, quantity]));
    lines.push({
      ...commonFields,
      at: paidAt,
      kind: 'payment',
      bottles,
      goodsYen,
      shippingYen: total - goodsYen,
      yen: total,
    });
  }
  if (refundedAt !== undefined && order.disputeAccepted === undefined)
    lines.push({
      ...commonFields,
      at: refundedAt,
      kind: 'refund',
      goodsYen: -goodsYen,
      shippingYen: goodsYen - total,
      yen: -total,
    });
  for (const { id, yen, withdrawnAt, reinstatedAt } of order.disputes ?? []) {
    if (withdrawnAt !== undefined)
      lines.push({ ...commonFields, at: withdrawnAt, kind: 'withdrawn', yen: -yen, dispute: id });
    if (reinstatedAt !== undefined)
      lines.push({ ...commonFields, at: reinstatedAt, kind: 'reinstated', yen, dispute: id });
  }
  return lines;
}

const monthOfLine = ({ at }: LedgerLine): Month => monthOf(dateOf(new Date(at * 1000)));

/** The months in Port Vila in which an order moved money. */
export const movementMonths = (order: OrderForBooks): readonly Month[] => [
  ...new Set(movementsOf(order).map(monthOfLine)),
];

/**
 * The movements of one month in Port Vila, the earliest first.
 *
 * @param orders all orders that may have moved money in that month, however old
 * @param month `2026-11`
 */
export const booksOf = (orders: readonly OrderForBooks[], month: Month): readonly LedgerLine[] =>
  orders
    .flatMap(movementsOf)
    .filter((line) => monthOfLine(line) === month)
    .sort((a, b) => a.at - b.at || (a.reference < b.reference ? -1 : 1));
