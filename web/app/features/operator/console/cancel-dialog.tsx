import { consoleCopy as copy } from '#app/content/operator/console-copy.ts';
import { useForm } from '#app/forms/use-form.ts';
import { CallProblem, client } from '#app/requests/client.ts';
import { noteChange } from '#app/requests/recent-change.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
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
  const cancellation = useForm({
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
  return (
    <ConfirmDialog
      title={copy.dialogTitle}
      closeLabel={copy.keep}
      confirmLabel={copy.cancelNow}
      busy={cancellation.status === 'sending' && copy.cancelling}
      kind="final"
      onConfirm={cancellation.submit}
      onClose={onClose}
    >
      <p>{bookedMessages.confirmCancel}</p>
      <div role="alert">
        {cancellation.status === 'failed' && <Notice kind="refused">{reasonOf(cancellation.failure)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

const reasonOf = (failure: unknown): string =>
  failure instanceof CallProblem && (failure.kind === 'too-late' || failure.kind === 'checked-in')
    ? failure.message
    : bookedMessages.failedToCancel;
