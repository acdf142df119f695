import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log, loggableError } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { orderReply } from '#functions/use-cases/orders/order-reply.ts';
import { type RefundPaidOrderDeps, refundPaidOrder } from '#functions/use-cases/orders/refund-paid-order.ts';
import type { refundOrder as contract } from '#shared/contracts/office/refund-order.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import type { RefundProblem } from '#shared/shop/fulfilment.ts';
import { orderMessages } from '#shared/shop/order-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

const reasons = {
  refunded: 'refundRefunded',
  'not-paid': 'refundUnpaid',
  disputed: 'refundDisputed',
  'dispute-lost': 'refundDisputeLost',
  changed: 'refundChanged',
} as const satisfies Record<RefundProblem, StaffReason>;

interface Deps extends RefundPaidOrderDeps {
  readonly clock: Clock;
}

/** Refunds an order once, or retries a refund that is due. The reply contains the state of the refund. */
export const refundOrder =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, order: reference, totalYen, isShipped }, actor }) => {
    const by = { by: actor.person.id, on: actor.deviceId, commandId };
    const outcome = await refundPaidOrder(deps, reference, by, { totalYen, isShipped });
    if (outcome.result === 'unknown')
      throw new Refused({ kind: 'not-found', message: orderMessages.notFound });
    if (outcome.result === 'refused')
      throw new Refused({
        kind: 'order-changed',
        reason: reasons[outcome.problem],
        message: orderMessages.refund(outcome.problem),
      });
    const { result, order } = outcome;
    log.info('order.refund-pressed', {
      orderId: order.id,
      result,
      ...(outcome.result === 'unanswered' && loggableError(outcome.cause)),
    });
    return { success: true, order: orderReply(order, deps.clock()) };
  };
