import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOrder } from '#shared/contracts/office/order.ts';

const urgentTasks = ['disputed', 'dispute-lost', 'refund-failed'];

/** Advice on the next step where the state does not show it, and the state of disputes. */
export function OrderAdvice({ order }: { order: StaffOrder }) {
  const { task, disputes, shipped, paymentIntent } = order;
  const kind = task?.kind === 'disputed' && shipped !== undefined ? 'disputedShipped' : task?.kind;
  const advice = kind === undefined || kind === 'to-ship' ? undefined : copy.advice[kind];
  if (advice === undefined && disputes.length === 0) return null;
  return (
    <Notice kind={task && urgentTasks.includes(task.kind) ? 'refused' : 'warning'}>
      {disputes.map((dispute) => (
        <p key={dispute.id}>{copy.dispute(dispute)}</p>
      ))}
      {advice && <p>{advice}</p>}
      {paymentIntent !== undefined && task !== undefined && (
        <TextLink to={`https://dashboard.stripe.com/payments/${paymentIntent}`} alone>
          {copy.stripe}
        </TextLink>
      )}
    </Notice>
  );
}
