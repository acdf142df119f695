import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useRecord } from '#app/console/office/use-record.ts';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import type { CommandOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { StaffOrder } from '#shared/contracts/office/order.ts';

/**
 * One order, polled while the page is visible, and the actions on it.
 *
 * @param onChanged called when the lists must be reloaded
 */
export function useOrder(reference: string, onChanged: () => void) {
  const { request, done, setDone, store, onRefused } = useRecord<ReplyTo<'showOrders'>, 'order'>({
    key: `order-${reference}`,
    load: (signal) => staffClient('showOrders', { query: { order: reference }, signal }),
    field: 'order',
    failureEvent: 'order-not-loaded',
    outdatedKind: 'order-changed',
    onChanged,
  });
  const options = { failureEvent: 'order-not-changed', words: copy, onRefused };
  const shipment = usePasskeyCommand({
    send: (commandId, requested: CommandOf<'shipOrder'>) =>
      staffClient('shipOrder', { body: { commandId, ...requested } }),
    onDone({ order }, { trackingNumber, insteadOf }) {
      const number = order.shipped?.trackingNumber ?? trackingNumber;
      store(order, insteadOf === undefined ? copy.shipped(number) : copy.corrected(number));
    },
    ...options,
  });
  const [isConfirming, setConfirming] = useState(false);
  const refund = usePasskeyCommand({
    send: (commandId, requested: CommandOf<'refundOrder'>) =>
      staffClient('refundOrder', { body: { commandId, ...requested } }),
    onDone({ order }) {
      setConfirming(false);
      store(order, refundOutcome(order));
    },
    ...options,
  });
  return {
    request,
    done,
    shipment,
    refund,
    /** Whether the confirmation of a refund is open. */
    isConfirming,
    openDialog() {
      setDone(undefined);
      refund.forget();
      setConfirming(true);
    },
    closeDialog: () => setConfirming(false),
  };
}

function refundOutcome({ task, disputeAccepted }: StaffOrder): string {
  if (disputeAccepted !== undefined) return copy.closed;
  if (task?.kind === 'refund-failed') return copy.refundFailed;
  return task?.kind === 'refund-due' ? copy.refundDue : copy.refunded;
}
