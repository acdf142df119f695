import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { correctNumber } from '#functions/use-cases/orders/correct-number.ts';
import { orderReply } from '#functions/use-cases/orders/order-reply.ts';
import { recordShipment } from '#functions/use-cases/orders/record-shipment.ts';
import type { shipOrder as contract } from '#shared/contracts/office/ship-order.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import type { RenumberProblem, ShipmentProblem } from '#shared/shop/fulfilment.ts';
import { orderMessages } from '#shared/shop/order-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

const shipReasons = {
  shipped: 'shipShipped',
  refunded: 'shipRefunded',
  'not-paid': 'shipUnpaid',
  disputed: 'shipDisputed',
  'dispute-lost': 'shipDisputeLost',
} as const satisfies Record<ShipmentProblem, StaffReason>;

const renumberReasons = {
  'not-shipped': 'renumberUnshipped',
  refunded: 'renumberRefunded',
  renumbered: 'renumberRenumbered',
} as const satisfies Record<RenumberProblem, StaffReason>;

interface Deps {
  readonly orders: Pick<OrderStore, 'ship' | 'renumber'>;
  readonly clock: Clock;
}

/** Records that a parcel was shipped, or corrects its tracking number. A repeated command has no further effect. */
export const shipOrder =
  ({ orders, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, order: reference, trackingNumber, insteadOf }, actor }) => {
    const by = { by: actor.person.id, on: actor.deviceId, commandId };
    const outcome =
      insteadOf === undefined
        ? await recordShipment(orders, reference, trackingNumber, by)
        : await correctNumber(orders, reference, { trackingNumber, earlierNumber: insteadOf }, by);
    if (outcome.result === 'unknown')
      throw new Refused({ kind: 'not-found', message: orderMessages.notFound });
    const { order } = outcome;
    const details = { trackingNumber: order.shipped?.trackingNumber };
    const refuse = (reason: StaffReason, message: string) =>
      new Refused({ kind: 'order-changed', reason, message, details });
    if (outcome.result === 'refused')
      throw refuse(shipReasons[outcome.problem], orderMessages.shipment(outcome.problem, order.shipped));
    if (outcome.result === 'not-corrected')
      throw refuse(renumberReasons[outcome.problem], orderMessages.renumber(outcome.problem, order.shipped));
    if (outcome.result === 'shipped') log.info('order.shipped', { orderId: order.id });
    if (outcome.result === 'corrected') log.info('order.renumbered', { orderId: order.id });
    return { success: true, order: orderReply(order, clock()) };
  };
