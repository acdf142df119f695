import { isRefundDue, type StoredOrder } from '../../../functions/stores/orders/order-item.ts';
import { stripControlCharacters } from '../../../functions/use-cases/run-sheet/strip-control-characters.ts';
import { addressLines } from '../../../shared/shop/address-lines.ts';
import { parcelOf } from '../../../shared/shop/basket.ts';
import { dispatchHours } from '../../../shared/shop/dispatch.ts';
import { isOpen, type OrderStatus } from '../../../shared/shop/order-state.ts';
import { prefectureOf } from '../../../shared/shop/prefectures.ts';
import { productById, writeYenInEnglish } from '../../../shared/shop/products.ts';
import { answerDueAt } from '../../../shared/shop/reconciling.ts';
import { zoneNames } from '../../../shared/shop/shipping.ts';
import { counted } from '../../../shared/values/counted.ts';
import { dateOf, minutesOf } from '../../../shared/values/port-vila-time.ts';
import { portVilaTimeNote, timeLabel, writeDate } from '../../../shared/values/written-time.ts';

const statuses: Readonly<Record<OrderStatus, string>> = {
  pending: 'on the payment page',
  awaiting: 'payment under way',
  expired: 'not paid',
  failed: 'payment failed',
  paid: 'paid',
  refunded: 'refunded',
};

const isToShip = ({ status, shipped }: StoredOrder): boolean => status === 'paid' && shipped === undefined;

/** Whether the order still needs work or an event. */
export const isUnfinished = (order: StoredOrder): boolean =>
  isOpen(order.status) || isToShip(order) || isRefundDue(order);

function stateOf(order: StoredOrder): string {
  if (isRefundDue(order)) return 'refund decided, not made yet';
  return order.shipped === undefined ? statuses[order.status] : `${statuses[order.status]}, shipped`;
}

/** Warnings that must not be overlooked. */
function warningsOf(order: StoredOrder, now: Date): readonly string[] {
  const hasPassed = (epochSeconds: number): boolean => epochSeconds * 1000 < now.getTime();
  return [
    ...(isToShip(order) && order.addressMismatch ? ['CHECK THE ADDRESS: not in the zone paid for'] : []),
    ...(isToShip(order) && order.shipTo === undefined ? ['NO ADDRESS'] : []),
    ...(isToShip(order) && hasPassed(dispatchBy(order)) ? ['LATE: dispatch was promised by now'] : []),
    ...(isOpen(order.status) && hasPassed(answerDueAt(order) + lateSeconds)
      ? ['STUCK: the answer of Stripe is overdue']
      : []),
  ];
}

/** Several runs of the reconciler. */
const lateSeconds = 1800;

const dispatchBy = ({ paidAt, createdAt }: StoredOrder): number =>
  (paidAt ?? createdAt) + dispatchHours * 3600;

/** One line for an order, without name and address, followed by its warnings. */
export const orderLine = (order: StoredOrder, now: Date): string =>
  [
    order.reference,
    stateOf(order),
    counted(parcelOf(order.lines).bottles, 'bottle'),
    writeYenInEnglish(order.totalYen ?? order.subtotalYen),
    ...(isToShip(order) ? [`dispatch by ${timeOf(dispatchBy(order))}`] : []),
    ...warningsOf(order, now),
  ].join(' · ');

/** Details of an order for staff, name and address included. */
export function orderLines(order: StoredOrder, now: Date): readonly string[] {
  const { shipTo, shipped, shippingYen, totalYen } = order;
  const zone = order.shippingChoices.find(({ yen }) => yen === shippingYen)?.zone;
  const prefecture = order.prefecture === undefined ? undefined : prefectureOf(order.prefecture);
  return [
    `Order     ${order.reference} (${stateOf(order)})`,
    `Made      ${timeOf(order.createdAt)}`,
    ...(order.paidAt === undefined ? [] : [`Paid      ${timeOf(order.paidAt)}`]),
    ...(order.refundedAt === undefined
      ? []
      : [`Refunded  ${timeOf(order.refundedAt)} (${order.refundReason ?? 'no reason known'})`]),
    ...(shipped === undefined
      ? []
      : [`Shipped   ${timeOf(shipped.at)}, parcel ${stripControlCharacters(shipped.trackingNumber)}`]),
    ...order.lines.map(
      ({ id, name, priceYen, quantity }) =>
        `Bottles   ${quantity} × ${productById(id)?.name.en ?? stripControlCharacters(name)} at ${writeYenInEnglish(priceYen)}`,
    ),
    shippingYen === undefined
      ? 'Shipping  not known before the payment'
      : `Shipping  ${writeYenInEnglish(shippingYen)}${zone === undefined ? '' : ` (${zoneNames[zone].en})`}`,
    ...(totalYen === undefined ? [] : [`Total     ${writeYenInEnglish(totalYen)}`]),
    ...(prefecture === undefined ? [] : [`Chosen    ${prefecture.en}`]),
    `Receipt   ${stripControlCharacters(order.email)}`,
    ...(shipTo === undefined
      ? []
      : [shipTo.name, ...addressLines(shipTo), shipTo.phone]
          .map(stripControlCharacters)
          .filter((line) => line !== '')
          .map((line, index) => `${index === 0 ? 'Ship to   ' : '          '}${line}`)),
    ...(order.paymentIntent === undefined ? [] : [`Stripe    ${order.paymentIntent}`]),
    ...warningsOf(order, now).map((warning) => `!         ${warning}`),
  ];
}

const shortDate = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

function timeOf(epochSeconds: number): string {
  const instant = new Date(epochSeconds * 1000);
  return `${writeDate(dateOf(instant), shortDate)}, ${timeLabel(minutesOf(instant))}, ${portVilaTimeNote}`;
}
