import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { orderReply } from '#functions/use-cases/orders/order-reply.ts';
import { recordShipment } from '#functions/use-cases/orders/record-shipment.ts';
import type { shipOrder as contract } from '#shared/contracts/office/ship-order.ts';
import { orderMessages } from '#shared/shop/order-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly orders: Pick<OrderStore, 'ship'>;
  readonly clock: Clock;
}

/** Records that a parcel has left, decided on what is stored. A repeated command records and mails nothing twice. */
export const shipOrder =
  ({ orders, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, order: reference, trackingNumber }, actor }) => {
    const by = { by: actor.person.id, on: actor.deviceId, commandId };
    const outcome = await recordShipment(orders, reference, trackingNumber, by);
    if (outcome.result === 'unknown')
      throw new Refused({ kind: 'not-found', message: orderMessages.notFound });
    const { order } = outcome;
    if (outcome.result === 'refused')
      throw new Refused({
        kind: 'order-changed',
        message: orderMessages.shipment(outcome.problem, order.shipped),
      });
    if (outcome.result === 'shipped') log.info('order.shipped', { orderId: order.id });
    return { success: true, order: orderReply(order, clock()) };
  };
