import { parcelOf } from '../../../shared/shop/basket.ts';
import { orderAfter, orderWithoutStock, type StockMove } from '../../../shared/shop/order-state.ts';
import { isAboutMoney, type PaymentReport } from '../../../shared/shop/payment-report.ts';
import { prefectureOf } from '../../../shared/shop/prefectures.ts';
import { isShippingMismatch } from '../../../shared/shop/shipping.ts';
import { isErased } from '../table/erased.ts';
import type { EventType } from '../table/event.ts';
import { isRefundDue, orderState, type StoredOrder } from './order-item.ts';

/** The new state of an order, its stock movement and the event to announce. */
export interface OrderWrite {
  readonly order: StoredOrder;
  readonly move?: StockMove | undefined;
  readonly event?: EventType | undefined;
}

/**
 * Applies a payment report to an order; undefined when it changes nothing. `isStockGone`: the order's bottles were
 * released and can no longer be taken. An erased order that is paid late is refunded: there is no address to ship to.
 */
export function orderReported(
  order: StoredOrder,
  report: PaymentReport,
  isStockGone: boolean,
): OrderWrite | undefined {
  const wanted = report.fact && orderAfter(orderState(order), report.fact);
  const isUnshippable = isErased(order) && wanted?.state.status === 'paid';
  const mustRefund = isUnshippable || (isStockGone && wanted?.move === 'take');
  const change = mustRefund ? orderWithoutStock(orderState(order)) : wanted;
  const learned = learnedFrom(order, report);
  const known = report.hasRefundFailed ? withoutRefund(order) : order;
  if (change === undefined && known === order && Object.keys(learned).length === 0) return undefined;
  const next: StoredOrder = {
    ...known,
    ...learned,
    ...(change && { status: change.state.status, stock: change.state.stock }),
    ...(mustRefund && { refundReason: isUnshippable ? 'by-house' : 'out-of-stock' }),
  };
  return { order: next, move: change?.move, event: eventOf(order, next) };
}

/** The refund bounced: still decided on, but no longer made. */
function withoutRefund(order: StoredOrder): StoredOrder {
  if (order.refundedAt === undefined) return order;
  const { refundedAt: _refundedAt, ...unrefunded } = order;
  return unrefunded;
}

/** Fields that a report adds to the order; no personal data once the person is erased. */
function learnedFrom(order: StoredOrder, report: PaymentReport): Partial<StoredOrder> {
  const { fact, at, session, paymentIntent, amount, shipTo } = report;
  const totalYen = order.totalYen ?? (isAboutMoney(fact) ? amount : undefined);
  const shippingYen =
    order.shippingYen ?? (totalYen === undefined ? undefined : totalYen - order.subtotalYen);
  return {
    ...(order.session === undefined && session && { session }),
    ...(order.paymentIntent === undefined && paymentIntent !== undefined && { paymentIntent }),
    ...(order.totalYen === undefined && totalYen !== undefined && { totalYen, shippingYen }),
    ...(order.shipTo === undefined &&
      shipTo &&
      !isErased(order) &&
      shippingYen !== undefined && {
        shipTo,
        addressMismatch: isShippingMismatch(
          parcelOf(order.lines),
          shippingYen,
          prefectureOf(shipTo.state)?.zone,
        ),
      }),
    ...(order.paidAt === undefined && fact === 'paid' && { paidAt: at }),
    // Decided at the provider; not made until the refund itself is confirmed.
    ...(order.refundReason === undefined && fact === 'refunded' && { refundReason: 'at-provider' }),
  };
}

/** An order refunded before its payment was announced is announced only once, when the refund is made. */
const eventOf = (before: StoredOrder, after: StoredOrder): EventType | undefined =>
  before.status !== 'paid' && after.status === 'paid' ? 'order.paid' : undefined;

/** Decides on a refund. The bottles return to stock unless they were shipped. */
export function orderToRefund(
  order: StoredOrder,
  reason: StoredOrder['refundReason'],
): OrderWrite | undefined {
  if (order.status !== 'paid') return undefined;
  const change = orderAfter(orderState(order), 'refunded');
  return (
    change && {
      order: { ...order, status: 'refunded', stock: change.state.stock, refundReason: reason },
      move: change.move,
    }
  );
}

export const orderRefunded = (order: StoredOrder, refundedAt: number): OrderWrite | undefined =>
  isRefundDue(order) ? { order: { ...order, refundedAt }, event: 'order.refunded' } : undefined;

/** No payment page was opened, so the order cannot be paid. */
export function orderGivenUp(order: StoredOrder): OrderWrite | undefined {
  if (order.status !== 'pending' || order.session !== undefined) return undefined;
  const change = orderAfter(orderState(order), 'failed');
  return (
    change && {
      order: { ...order, status: change.state.status, stock: change.state.stock },
      move: change.move,
    }
  );
}

export const orderShipped = (
  order: StoredOrder,
  at: number,
  trackingNumber: string,
): OrderWrite | undefined =>
  order.status === 'paid' && order.shipped === undefined
    ? { order: { ...order, shipped: { at, trackingNumber } }, event: 'order.shipped' }
    : undefined;
