import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { CommandOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { StaffOrder } from '#shared/contracts/office/order.ts';

const everyMs = 30_000;

/**
 * One order, read again while the page is visible, and what a manager does with it.
 *
 * @param onChanged the lists are to be read again
 */
export function useOrder(reference: string, onChanged: () => void) {
  const request = useRequest<ReplyTo<'showOrders'>>(
    `order-${reference}`,
    (signal) => staffClient('showOrders', { query: { order: reference }, signal }),
    { failed: 'order-not-loaded' },
  );
  const { refresh, accept, reply } = request;
  useReadAgain(refresh, everyMs);
  const [done, setDone] = useState<string>();
  const changed = (order: StaffOrder, what: string) => {
    if (reply) accept({ ...reply, order });
    setDone(what);
    onChanged();
  };
  const onRefused = (problem: unknown) => {
    if (!(problem instanceof CallProblem) || problem.kind !== 'order-changed') return;
    refresh();
    onChanged();
  };
  const options = { failed: 'order-not-changed', words: copy, onRefused };
  const shipment = usePasskeyCommand({
    send: (commandId, requested: CommandOf<'shipOrder'>) =>
      staffClient('shipOrder', { body: { commandId, ...requested } }),
    onDone: ({ order }, { trackingNumber }) =>
      changed(order, copy.shipped(order.shipped?.trackingNumber ?? trackingNumber)),
    ...options,
  });
  const [isAsking, setAsking] = useState(false);
  const refund = usePasskeyCommand({
    send: (commandId, requested: CommandOf<'refundOrder'>) =>
      staffClient('refundOrder', { body: { commandId, ...requested } }),
    onDone({ order }) {
      setAsking(false);
      changed(order, refundDone(order));
    },
    ...options,
  });
  return {
    request,
    /** What was done last, for people. */
    done,
    shipment,
    refund,
    /** The question before a refund is open. */
    isAsking,
    ask() {
      setDone(undefined);
      refund.forget();
      setAsking(true);
    },
    leave: () => setAsking(false),
  };
}

function refundDone({ task, disputeAccepted }: StaffOrder): string {
  if (disputeAccepted !== undefined) return copy.closed;
  if (task?.kind === 'refund-failed') return copy.refundFailed;
  return task?.kind === 'refund-due' ? copy.refundDue : copy.refunded;
}
