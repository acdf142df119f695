import { consoleCopy as copy } from '#app/content/operator/console-copy.ts';
import { useForm } from '#app/forms/use-form.ts';
import { CallProblem, client } from '#app/requests/client.ts';
import { noteChange } from '#app/requests/own-bookings.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import type { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';

export interface CancelDialogProps {
  operatorKey: string;
  booking: OperatorBooking;
  onClose: () => void;
  onCancelled: () => void;
}

/** Confirms a cancellation and shows its failure (specification §8). */
export function CancelDialog({ operatorKey, booking, onClose, onCancelled }: CancelDialogProps) {
  const cancel = useForm({
    async send() {
      await noteChange(
        client('cancelOperatorBooking', {
          query: { reference: booking.reference },
          headers: { 'operator-key': operatorKey },
        }),
      );
      onCancelled();
    },
  });
  const isSending = cancel.status === 'sending';
  const close = () => !isSending && onClose();
  return (
    <Dialog
      title={copy.dialogTitle}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button kind="final" busy={isSending ? copy.cancelling : undefined} onClick={cancel.submit}>
            {copy.cancelNow}
          </Button>
        </>
      }
    >
      <p>{bookedMessages.confirmCancel}</p>
      <div role="alert">
        {cancel.status === 'failed' && <Notice kind="refused">{reasonOf(cancel.failure)}</Notice>}
      </div>
    </Dialog>
  );
}

const reasonOf = (failure: unknown): string =>
  failure instanceof CallProblem && (failure.kind === 'too-late' || failure.kind === 'checked-in')
    ? failure.message
    : bookedMessages.failedToCancel;
