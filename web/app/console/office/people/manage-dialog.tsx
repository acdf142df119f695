import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { Refusal } from '#app/console/page/outcome.tsx';
import { StepUpDialog } from '#app/console/passkey/step-up-dialog.tsx';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { onSubmit } from '#app/forms/on-submit.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#app/ui/confirm-dialog.tsx';
import record from '#app/ui/form/record-form.module.css';
import { Grid } from '#app/ui/layout/layout.tsx';

export interface ManageDialogProps extends Omit<ConfirmDialogProps, 'closeLabel' | 'busy'> {
  command: Omit<PasskeyCommand<never>, 'submit' | 'forget'>;
  /** Label of the button while sending. */
  busy: string;
  /** Start of the sentence that asks for the passkey: `Changes to people need`. */
  passkeyAction?: string;
  /** Whether `children` are fields, submitted by Enter as well. */
  isForm?: boolean;
  /** Label of the button that closes the dialog without the action. */
  cancelLabel?: string;
}

/** Asks before an action on people or orders, and for the passkey when the server requires it. */
export function ManageDialog({
  command,
  busy,
  passkeyAction = copy.stepUp,
  isForm = false,
  cancelLabel = copy.confirm.keep,
  children,
  ...dialogProps
}: ManageDialogProps) {
  const { onConfirm, onClose } = dialogProps;
  if (command.needsPasskey)
    return <StepUpDialog command={command} action={passkeyAction} onClose={onClose} />;
  return (
    <ConfirmDialog {...dialogProps} closeLabel={cancelLabel} busy={command.status === 'sending' && busy}>
      <Grid gap={16} skipEmpty>
        {isForm ? (
          <Grid as="form" gap={16} className={record.controls} noValidate onSubmit={onSubmit(onConfirm)}>
            {children}
            {/* A form with several fields submits on Enter only if it has a button. */}
            <button type="submit" hidden />
          </Grid>
        ) : (
          children
        )}
        <Refusal text={command.refusal} />
      </Grid>
    </ConfirmDialog>
  );
}
