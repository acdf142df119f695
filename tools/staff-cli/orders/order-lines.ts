import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { stripControlCharacters } from '#functions/use-cases/run-sheet/strip-control-characters.ts';
import { addressLines } from '#shared/shop/address-lines.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { isRefundDue } from '#shared/shop/fulfilment.ts';
import type { OrderStatus } from '#shared/shop/order-state.ts';
import { awaitsShipping, dispatchBy, isLate, orderTask } from '#shared/shop/order-task.ts';
import { prefectureOf } from '#shared/shop/prefectures.ts';
import { formatYenInEnglish, productById } from '#shared/shop/products.ts';
import { zoneNames } from '#shared/shop/shipping.ts';
import { counted } from '#shared/values/counted.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';

const statuses: Readonly<Record<OrderStatus, string>> = {
  pending: 'on the payment page',
  awaiting: 'payment under way',
  expired: 'not paid',
  failed: 'payment failed',
  paid: 'paid',
  refunded: 'refunded',
};

function describeState(order: StoredOrder): string {
  if (order.disputeAccepted !== undefined) return 'closed after a lost dispute';
  if (isRefundDue(order))
    return order.refundFailedAt === undefined ? 'refund decided, not made yet' : 'refund failed';
  return order.shipped === undefined ? statuses[order.status] : `${statuses[order.status]}, shipped`;
}

/** Warnings that must not be overlooked. */
function warningsOf(order: StoredOrder, now: Date): readonly string[] {
  const task = orderTask(order, now);
  const isToShip = task !== undefined && awaitsShipping(task);
  return [
    ...(task?.kind === 'disputed'
      ? [
          order.shipped === undefined
            ? 'DISPUTED: do not ship, answer at Stripe'
            : 'DISPUTED: answer at Stripe with the number of the parcel',
        ]
      : []),
    ...(task?.kind === 'dispute-lost' ? ['DISPUTE LOST: do not ship, close it with `orders refund`'] : []),
    ...(isToShip && order.addressMismatch ? ['CHECK THE ADDRESS: not in the zone paid for'] : []),
    ...(isToShip && order.shipTo === undefined ? ['NO ADDRESS'] : []),
    ...(isToShip && isLate(task, now) ? ['LATE: dispatch was promised by now'] : []),
    ...(task?.kind === 'stuck' ? ['STUCK: Stripe’s answer is overdue'] : []),
  ];
}

/** One line for an order, without name and address, followed by its warnings. */
export function orderLine(order: StoredOrder, now: Date): string {
  const task = orderTask(order, now);
  return [
    order.reference,
    describeState(order),
    counted(parcelOf(order.lines).bottles, 'bottle'),
    formatYenInEnglish(order.totalYen ?? order.subtotalYen),
    ...(task !== undefined && awaitsShipping(task) ? [`dispatch by ${formatTime(dispatchBy(order))}`] : []),
    ...warningsOf(order, now),
  ].join(' · ');
}

/** Details of an order for staff, name and address included. */
export function orderLines(order: StoredOrder, now: Date): readonly string[] {
  const { shipTo, shipped, shippingYen, totalYen } = order;
  const zone = order.shippingChoices.find(({ yen }) => yen === shippingYen)?.zone;
  const prefecture = order.prefecture === undefined ? undefined : prefectureOf(order.prefecture);
  return [
    `Order     ${order.reference} (${describeState(order)})`,
    `Made      ${formatTime(order.createdAt)}`,
    ...(order.paidAt === undefined ? [] : [`Paid      ${formatTime(order.paidAt)}`]),
    ...closingLines(order),
    ...(shipped === undefined
      ? []
      : [`Shipped   ${formatTime(shipped.at)}, parcel ${stripControlCharacters(shipped.trackingNumber)}`]),
    ...(order.disputes ?? []).map(
      ({ status, reason, yen, openedAt, answerBy }) =>
        `Dispute   ${formatYenInEnglish(yen)} since ${formatTime(openedAt)}, ${status} (${reason})${answerBy === undefined ? '' : `, answer by ${formatTime(answerBy)}`}`,
    ),
    ...order.lines.map(
      ({ id, name, priceYen, quantity }) =>
        `Bottles   ${quantity} × ${productById(id)?.name.en ?? stripControlCharacters(name)} at ${formatYenInEnglish(priceYen)}`,
    ),
    shippingYen === undefined
      ? 'Shipping  not known before the payment'
      : `Shipping  ${formatYenInEnglish(shippingYen)}${zone === undefined ? '' : ` (${zoneNames[zone].en})`}`,
    ...(totalYen === undefined ? [] : [`Total     ${formatYenInEnglish(totalYen)}`]),
    ...(prefecture === undefined ? [] : [`Chosen    ${prefecture.en}`]),
    `Receipt   ${stripControlCharacters(order.email)}`,
    ...(shipTo === undefined
      ? []
      : [shipTo.name, ...addressLines(shipTo), shipTo.phone]
          .map(stripControlCharacters)
          .filter((line) => line !== '')
          .map((line, index) => `${index === 0 ? 'Ship to   ' : '          '}${line}`)),
    ...(order.paymentIntent === undefined ? [] : [`Stripe    ${order.paymentIntent}`]),
    `Logged as orderId=${order.id}`,
    ...warningsOf(order, now).map((warning) => `!         ${warning}`),
  ];
}

function closingLines({ refundedAt, disputeAccepted, refundReason }: StoredOrder): readonly string[] {
  if (disputeAccepted !== undefined)
    return [`Closed    ${formatTime(disputeAccepted.at)} (the bank has refunded the customer)`];
  return refundedAt === undefined
    ? []
    : [`Refunded  ${formatTime(refundedAt)} (${refundReason ?? 'no reason known'})`];
}

const shortDate = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

function formatTime(epochSeconds: number): string {
  const instant = new Date(epochSeconds * 1000);
  return `${formatDate(dateOf(instant), shortDate)}, ${timeLabel(minutesOf(instant))}, ${portVilaTimeNote}`;
}
