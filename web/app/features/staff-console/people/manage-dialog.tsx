import type { ReactNode } from 'react';
import { registerPasskey } from '../../../api/staff/passkeys-on-demand.ts';
import { useSession } from '../../../api/staff/session-context.ts';
import { peopleCopy } from '../../../content/staff/people-copy.ts';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePasskeyCode } from '../use-passkey-code.ts';
import styles from './people-page.module.css';
import type { Manage } from './use-manage.ts';

const { confirm: copy, stepUp } = peopleCopy;

export interface ManageDialogProps {
  manage: Omit<Manage, 'submit'>;
  title: string;
  /** Label of the button; while sending, an "-ing" word. */
  yes: string;
  busy: string;
  kind?: ButtonKind;
  /** Why the passkey is needed. */
  why?: string;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an action on people, and for the passkey when the server wants it. */
export function ManageDialog({
  manage,
  title,
  yes,
  busy,
  kind,
  why = stepUp.text,
  onYes,
  onClose,
  children,
}: ManageDialogProps) {
  const isBusy = manage.status === 'sending' || manage.status === 'confirming';
  const close = () => !isBusy && onClose();
  const cancel = (
    <Button kind="secondary" onClick={close}>
      {copy.keep}
    </Button>
  );
  const refusal = (
    <div role="alert">{manage.refusal && <Notice kind="refused">{manage.refusal}</Notice>}</div>
  );
  if (manage.status === 'step-up' || manage.status === 'confirming') {
    return (
      <StepUp why={why} isWaiting={manage.status === 'confirming'} onConfirm={manage.confirm} onClose={close}>
        {refusal}
      </StepUp>
    );
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          {cancel}
          <Button
            {...(kind && { kind })}
            busy={manage.status === 'sending' ? busy : undefined}
            onClick={onYes}
          >
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {children}
        {refusal}
      </div>
    </Dialog>
  );
}

interface StepUpProps {
  why: string;
  isWaiting: boolean;
  onConfirm: Manage['confirm'];
  onClose: () => void;
  children: ReactNode;
}

/** In place of the question, until the passkey was used. */
function StepUp({ why, isWaiting, onConfirm, onClose, children }: StepUpProps) {
  usePasskeyCode();
  const { hasPasskey, renew } = useSession();
  const register = async () => {
    await registerPasskey();
    renew();
  };
  return (
    <Dialog
      title={stepUp.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button
            busy={isWaiting ? stepUp.using : undefined}
            onClick={() => (hasPasskey ? onConfirm() : onConfirm(register))}
          >
            {hasPasskey ? stepUp.use : stepUp.add}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{hasPasskey ? why : stepUp.none}</p>
        {children}
      </div>
    </Dialog>
  );
}
