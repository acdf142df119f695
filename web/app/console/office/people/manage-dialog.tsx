import type { ReactNode } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { Refusal } from '#app/console/page/outcome.tsx';
import { StepUpDialog } from '#app/console/passkey/step-up-dialog.tsx';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Button, type ButtonKind } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import record from '#app/ui/form/record-form.module.css';
import { Grid, Text } from '#app/ui/layout/layout.tsx';

export interface ManageDialogProps {
  manage: Omit<PasskeyCommand<never>, 'submit' | 'forget'>;
  title: string;
  /** Labels of the button before and while sending. */
  yes: string;
  busy: string;
  kind?: ButtonKind;
  /** Start of the sentence that asks for the passkey: `Changes to people need`. */
  what?: string;
  /** Whether `children` are fields, submitted by Enter as well. */
  isForm?: boolean;
  onYes: () => void;
  /** Label of the button that changes nothing. */
  keep?: string;
  /** A second, destructive answer. */
  lost?: { readonly lost: string; readonly sendNothing: string };
  onLost?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an action on people or orders, and for the passkey when the server requires it. */
export function ManageDialog({
  manage,
  title,
  yes,
  busy,
  kind,
  what = copy.stepUp,
  isForm = false,
  onYes,
  keep = copy.confirm.keep,
  lost,
  onLost,
  onClose,
  children,
}: ManageDialogProps) {
  if (manage.needsPasskey) return <StepUpDialog command={manage} what={what} onClose={onClose} />;
  const close = () => manage.status !== 'sending' && onClose();
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button kind={lost ? 'primary' : 'secondary'} onClick={close}>
            {keep}
          </Button>
          <Button
            {...(kind ? { kind } : lost && { kind: 'secondary' as const })}
            busy={manage.status === 'sending' ? busy : undefined}
            onClick={onYes}
          >
            {yes}
          </Button>
          {lost && (
            <Button kind="final" onClick={onLost}>
              <span>
                {lost.lost}
                <Text as="span" block size="fact">
                  {lost.sendNothing}
                </Text>
              </span>
            </Button>
          )}
        </>
      }
    >
      <Grid gap={16} skipEmpty>
        {isForm ? (
          <Grid
            as="form"
            gap={16}
            className={record.controls}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onYes();
            }}
          >
            {children}
            {/* A form with several fields submits on Enter only if it has a button. */}
            <button type="submit" hidden />
          </Grid>
        ) : (
          children
        )}
        <Refusal text={manage.refusal} />
      </Grid>
    </Dialog>
  );
}
