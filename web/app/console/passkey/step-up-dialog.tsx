import { Refusal } from '#app/console/page/outcome.tsx';
import { stepUpCopy as copy } from '#app/content/staff/step-up-copy.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { registerPasskey } from '../api/passkeys-on-demand.ts';
import { useSession } from '../api/session-context.ts';
import type { PasskeyCommand } from '../api/use-passkey-command.ts';
import { usePasskeyCode } from './use-passkey-code.ts';

export interface StepUpDialogProps {
  /** The command that waits for the passkey. */
  command: Pick<PasskeyCommand<never>, 'status' | 'refusal' | 'confirm'>;
  /** Start of the sentence that asks for the passkey: `Closing the till needs`. */
  action: string;
  onClose: () => void;
}

/** Asks a person to use their passkey, or to add one, before a command continues. */
export function StepUpDialog({ command, action, onClose }: StepUpDialogProps) {
  usePasskeyCode();
  const { hasPasskey, renew } = useSession();
  const register = async () => {
    await registerPasskey();
    renew();
  };
  return (
    <ConfirmDialog
      title={copy.title}
      closeLabel={copy.keep}
      confirmLabel={hasPasskey ? copy.use : copy.add}
      busy={command.status === 'confirming' && copy.using}
      onConfirm={() => (hasPasskey ? command.confirm() : command.confirm(register))}
      onClose={onClose}
    >
      <Stack skipEmpty gap={16}>
        <p>{hasPasskey ? copy.text(action) : copy.none}</p>
        <Refusal text={command.refusal} />
      </Stack>
    </ConfirmDialog>
  );
}
