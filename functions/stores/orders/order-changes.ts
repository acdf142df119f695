import { parcelOf } from '../../../shared/shop/basket.ts';
import { orderAfter, orderWithoutStock, type StockMove } from '../../../shared/shop/order-state.ts';
import { isAboutMoney, type PaymentReport } from '../../../shared/shop/payment-report.ts';
import { prefectureOf } from '../../../shared/shop/prefectures.ts';
import { isShippingMismatch } from '../../../shared/shop/shipping.ts';
import { isErased } from '../table/erased.ts';
import type { EventType } from '../table/event.ts';
import { isRefundDue, orderState, type StoredOrder } from './order-item.ts';

/** An order as it shall be, what that does to the stock, and what others must hear of it. */
export interface OrderWrite {
  readonly order: StoredOrder;
  readonly move?: StockMove | undefined;
  readonly event?: EventType | undefined;
}

/**
 * What a report makes of an order; undefined when it says nothing new. `isStockGone`: the order's bottles were given
 * back, and are no longer there to be taken again. An erased order that is paid after all is refunded: there is no
 * address to ship to.
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

/** The money did not go back after all: the refund is decided, and still to be made. */
function withoutRefund(order: StoredOrder): StoredOrder {
  if (order.refundedAt === undefined) return order;
  const { refundedAt: _refundedAt, ...unrefunded } = order;
  return unrefunded;
}

/** What an order does not know yet and a report tells; of an erased person nothing. */
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
    // Decided there, and not made before the provider says so of the refund itself.
    ...(order.refundReason === undefined && fact === 'refunded' && { refundReason: 'at-provider' }),
  };
}

/** An order that is refunded before anybody was told that it is paid is told of once, when the money is back. */
const eventOf = (before: StoredOrder, after: StoredOrder): EventType | undefined =>
  before.status !== 'paid' && after.status === 'paid' ? 'order.paid' : undefined;

/** Decides to give the money back. The bottles are sold to nobody, unless they have left the house. */
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

/** The money has been given back, as was decided. */
export const orderRefunded = (order: StoredOrder, refundedAt: number): OrderWrite | undefined =>
  isRefundDue(order) ? { order: { ...order, refundedAt }, event: 'order.refunded' } : undefined;

/** No payment page was ever opened: nobody can pay. */
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

/** The parcel has left the house. */
export const orderShipped = (
  order: StoredOrder,
  at: number,
  trackingNumber: string,
): OrderWrite | undefined =>
  order.status === 'paid' && order.shipped === undefined
    ? { order: { ...order, shipped: { at, trackingNumber } }, event: 'order.shipped' }
    : undefined;
