import styles from '#app/console/office/final-key.module.css';
import { ManageDialog } from '#app/console/office/people/manage-dialog.tsx';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { isRefundDue, needsClosing, refundProblem } from '#shared/shop/fulfilment.ts';
import type { useOrder } from './use-order.ts';

export interface RefundPartProps {
  order: StaffOrder;
  record: Pick<ReturnType<typeof useOrder>, 'refund' | 'isConfirming' | 'openDialog' | 'closeDialog'>;
}

/** Refunds, retries a refund that is due, or closes an order that the bank has refunded. */
export function RefundPart({ order, record }: RefundPartProps) {
  const confirmation = confirmationFor(order);
  if (confirmation === undefined && !record.isConfirming) return null;
  const { reference, totalYen = order.subtotalYen, shipped } = order;
  const send = () => record.refund.submit({ order: reference, totalYen, isShipped: shipped !== undefined });
  return (
    <Cluster gapX={10} align="center" className={styles.line}>
      {confirmation && (
        <Button small kind="quiet" onClick={record.openDialog}>
          <Text as="span" weight="medium" tone="no" className={styles.word}>
            {confirmation.key}
          </Text>
        </Button>
      )}
      {confirmation && (
        <Text as="span" size="note" tone="quiet">
          {copy.asks}
        </Text>
      )}
      {record.isConfirming && (
        <ManageDialog
          command={record.refund}
          title={confirmation?.title ?? reference}
          confirmLabel={confirmation?.yes ?? copy.askAgain}
          busy={confirmation?.busy ?? copy.confirm.again.busy}
          kind="final"
          passkeyAction={copy.confirm.what}
          onConfirm={send}
          onClose={record.closeDialog}
        >
          {confirmation && <p>{confirmation.text}</p>}
          {shipped !== undefined && order.status === 'paid' && <p>{copy.confirm.refund.shipped}</p>}
        </ManageDialog>
      )}
    </Cluster>
  );
}

/** The confirmation for the current order; undefined when there is nothing to refund. */
function confirmationFor(order: StaffOrder) {
  const yen = order.totalYen ?? order.subtotalYen;
  const { refund, again, close } = copy.confirm;
  if (isRefundDue(order)) return { ...again, key: copy.askAgain };
  if (needsClosing(order)) return { ...close, key: copy.close };
  if (refundProblem(order) !== undefined) return undefined;
  return { ...refund, title: refund.title(yen), yes: refund.yes(yen), key: copy.refund(yen) };
}
