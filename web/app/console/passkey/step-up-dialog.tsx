import { Refusal } from '#app/console/page/outcome.tsx';
import { stepUpCopy as copy } from '#app/content/staff/step-up-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { registerPasskey } from '../api/passkeys-on-demand.ts';
import { useSession } from '../api/session-context.ts';
import type { PasskeyCommand } from '../api/use-passkey-command.ts';
import { usePasskeyCode } from './use-passkey-code.ts';

export interface StepUpDialogProps {
  /** Waits for the passkey. */
  command: Pick<PasskeyCommand<never>, 'status' | 'refusal' | 'confirm'>;
  /** Start of the sentence that asks for the passkey: `Closing the till needs`. */
  what: string;
  onClose: () => void;
}

/** Asks a person to use their passkey, or to add one, before a command continues. */
export function StepUpDialog({ command, what, onClose }: StepUpDialogProps) {
  usePasskeyCode();
  const { hasPasskey, renew } = useSession();
  const isWaiting = command.status === 'confirming';
  const register = async () => {
    await registerPasskey();
    renew();
  };
  const close = () => !isWaiting && onClose();
  return (
    <Dialog
      title={copy.title}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button
            busy={isWaiting ? copy.using : undefined}
            onClick={() => (hasPasskey ? command.confirm() : command.confirm(register))}
          >
            {hasPasskey ? copy.use : copy.add}
          </Button>
        </>
      }
    >
      <Stack skipEmpty gap={16}>
        <p>{hasPasskey ? copy.text(what) : copy.none}</p>
        <Refusal text={command.refusal} />
      </Stack>
    </Dialog>
  );
}
