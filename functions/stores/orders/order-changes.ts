import { parcelOf } from '#shared/shop/basket.ts';
import { disputesAfter } from '#shared/shop/disputes.ts';
import {
  isRefundDue,
  needsClosing,
  refundProblem,
  renumberProblem,
  type SeenOrder,
  shipmentProblem,
} from '#shared/shop/fulfilment.ts';
import { orderAfter, orderWithoutStock, type StockMove } from '#shared/shop/order-state.ts';
import { isAboutMoney, type PaymentReport } from '#shared/shop/payment-report.ts';
import { prefectureOf } from '#shared/shop/prefectures.ts';
import { isShippingMismatch } from '#shared/shop/shipping.ts';
import { isErased } from '../table/erased.ts';
import type { EventType } from '../table/event.ts';
import { orderState, type StaffAction, type StoredOrder } from './order-item.ts';

/** The new state of an order, its stock movement and the event to publish. */
export interface OrderWrite {
  readonly order: StoredOrder;
  readonly move?: StockMove | undefined;
  readonly event?: EventType | undefined;
}

/**
 * Applies a payment report to an order; undefined when it changes nothing. `isOutOfStock`: the order's bottles were
 * released and have since been sold. An erased order that is paid late is refunded: there is no address to ship to.
 */
export function reportWrite(
  order: StoredOrder,
  report: PaymentReport,
  isOutOfStock: boolean,
): OrderWrite | undefined {
  const requested = report.status && orderAfter(orderState(order), report.status);
  const isUnshippable = isErased(order) && requested?.state.status === 'paid';
  const mustRefund = isUnshippable || (isOutOfStock && requested?.move === 'take');
  const change = mustRefund ? orderWithoutStock(orderState(order)) : requested;
  const newFields = reportedFields(order, report);
  const current = report.hasRefundFailed ? (failedRefundWrite(order, report.at)?.order ?? order) : order;
  if (change === undefined && current === order && Object.keys(newFields).length === 0) return undefined;
  const next: StoredOrder = {
    ...current,
    ...newFields,
    ...(change && { status: change.state.status, stock: change.state.stock }),
    ...(mustRefund && { refundReason: isUnshippable ? 'by-house' : 'out-of-stock' }),
  };
  return { order: next, move: change?.move, event: eventOf(order, next) };
}

/** Records that a refund failed, perhaps days after it was issued; the refund is due again. */
export function failedRefundWrite(order: StoredOrder, at: number): OrderWrite | undefined {
  const isKnown = order.refundedAt === undefined && order.refundFailedAt !== undefined;
  if (order.status !== 'refunded' || order.disputeAccepted !== undefined || isKnown) return undefined;
  const { refundedAt: _refundedAt, ...unrefunded } = order;
  return { order: { ...unrefunded, refundFailedAt: at } };
}

/** Fields that a report adds to the order; no personal data once the person is erased. */
function reportedFields(order: StoredOrder, report: PaymentReport): Partial<StoredOrder> {
  const { status, at, session, paymentIntent, amount, shipTo } = report;
  const totalYen = order.totalYen ?? (isAboutMoney(status) ? amount : undefined);
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
    ...(order.paidAt === undefined && status === 'paid' && { paidAt: at }),
    // Decided at the provider; not refunded until the refund itself is confirmed.
    ...(order.refundReason === undefined && status === 'refunded' && { refundReason: 'at-provider' }),
    ...updatedDisputes(order, report),
  };
}

function updatedDisputes(
  { disputes = [] }: StoredOrder,
  { disputes: reported = [] }: PaymentReport,
): Pick<StoredOrder, 'disputes'> {
  const merged = disputesAfter(disputes, reported);
  return JSON.stringify(merged) === JSON.stringify(disputesAfter(disputes, [])) ? {} : { disputes: merged };
}

/** An order that is refunded before `order.paid` was published publishes one event only, when the refund is made. */
const eventOf = (before: StoredOrder, after: StoredOrder): EventType | undefined =>
  before.status !== 'paid' && after.status === 'paid' ? 'order.paid' : undefined;

/**
 * Decides on a refund. The bottles return to stock unless they were shipped.
 *
 * @param seen the state on which the colleague decided
 */
export function dueRefundWrite(
  order: StoredOrder,
  reason: StoredOrder['refundReason'],
  action?: StaffAction,
  seen?: SeenOrder,
): OrderWrite | undefined {
  if (refundProblem(order, seen) !== undefined) return undefined;
  return refundWrite(order, { refundReason: reason, ...(action && { refundDecided: action }) });
}

/** Closes an order whose bank has refunded the customer: the bottles return to stock, and no event is published. */
export const closingWrite = (order: StoredOrder, action: StaffAction): OrderWrite | undefined =>
  needsClosing(order)
    ? refundWrite(order, { refundReason: 'at-provider', refundedAt: action.at, disputeAccepted: action })
    : undefined;

function refundWrite(order: StoredOrder, refundFields: Partial<StoredOrder>): OrderWrite | undefined {
  const change = orderAfter(orderState(order), 'refunded');
  return (
    change && {
      order: { ...order, ...refundFields, status: 'refunded', stock: change.state.stock },
      move: change.move,
    }
  );
}

export function confirmedRefundWrite(order: StoredOrder, refundedAt: number): OrderWrite | undefined {
  if (!isRefundDue(order)) return undefined;
  const { refundFailedAt: _failedBefore, ...rest } = order;
  return { order: { ...rest, refundedAt }, event: 'order.refunded' };
}

/** Gives up an order that cannot be paid, because no payment page was opened. */
export function giveUpWrite(order: StoredOrder): OrderWrite | undefined {
  if (order.status !== 'pending' || order.session !== undefined) return undefined;
  const change = orderAfter(orderState(order), 'failed');
  return (
    change && {
      order: { ...order, status: change.state.status, stock: change.state.stock },
      move: change.move,
    }
  );
}

export const shipmentWrite = (
  order: StoredOrder,
  trackingNumber: string,
  action: StaffAction,
): OrderWrite | undefined =>
  shipmentProblem(order) === undefined
    ? { order: { ...order, shipped: { ...action, trackingNumber } }, event: 'order.shipped' }
    : undefined;

/**
 * @param earlierNumber the number that the colleague corrects; if the order has a different one by now, nothing changes
 */
export function renumberWrite(
  order: StoredOrder,
  trackingNumber: string,
  earlierNumber: string,
  action: StaffAction,
): OrderWrite | undefined {
  const { shipped } = order;
  if (shipped === undefined || renumberProblem(order, earlierNumber) !== undefined) return undefined;
  const corrections = [...(shipped.corrections ?? []), { ...action, earlierNumber }];
  return {
    order: { ...order, shipped: { ...shipped, trackingNumber, corrections } },
    event: 'order.renumbered',
  };
}

/** Whether the parcel already has the number, or the command was carried out before. */
export const isRenumbered = (
  { shipped }: StoredOrder,
  trackingNumber: string,
  { commandId }: Pick<StaffAction, 'commandId'>,
): boolean =>
  shipped?.trackingNumber === trackingNumber ||
  (commandId !== undefined && (shipped?.corrections ?? []).some((one) => one.commandId === commandId));
