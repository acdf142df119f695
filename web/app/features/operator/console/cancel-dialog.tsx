import { useRef, useState } from 'react';
import { messages } from '../../../../../shared/booking/messages.ts';
import type { OperatorBooking } from '../../../../../shared/contracts/operator-booking.ts';
import { CallProblem } from '../../../api/client.ts';
import { cancelOperatorBooking } from '../../../api/operator-bookings.ts';
import { consoleCopy as copy } from '../../../content/operator/console-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

export interface CancelDialogProps {
  operatorKey: string;
  booking: OperatorBooking;
  onClose: () => void;
  onCancelled: () => void;
}

/** The question before a booking is cancelled, and why it could not be (specification §8). */
export function CancelDialog({ operatorKey, booking, onClose, onCancelled }: CancelDialogProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);
  const close = () => {
    if (!sending.current) onClose();
  };
  const cancel = async () => {
    if (sending.current) return;
    sending.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      await cancelOperatorBooking(operatorKey, booking.reference);
      onCancelled();
    } catch (reason) {
      const isTooLate = reason instanceof CallProblem && reason.kind === 'too-late';
      setProblem(isTooLate ? reason.message : messages.failedToCancel);
    } finally {
      sending.current = false;
      setSending(false);
    }
  };
  return (
    <Dialog
      title={copy.dialogTitle}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button kind="final" busy={isSending ? copy.cancelling : undefined} onClick={() => void cancel()}>
            {copy.cancelNow}
          </Button>
        </>
      }
    >
      <p>{messages.confirmCancel}</p>
      <div role="alert">{problem && <Notice kind="refused">{problem}</Notice>}</div>
    </Dialog>
  );
}
