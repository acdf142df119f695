import { Refusal } from '#app/console/page/outcome.tsx';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { messageOf } from '../api/message-of.ts';
import { askingClient } from '../api/staff-client.ts';
import { usePress } from '../api/use-press.ts';

export interface SignOutDialogProps {
  hasPasskey: boolean;
  onClose: () => void;
  onSignedOut: () => void;
}

/** Asks before signing out, and says how to come back. */
export function SignOutDialog({ hasPasskey, onClose, onSignedOut }: SignOutDialogProps) {
  const form = usePress(async () => {
    await askingClient('signOut').catch(ignoreExpired);
    onSignedOut();
  }, 'sign-out');
  return (
    <ConfirmDialog
      title={copy.signOutTitle}
      closeLabel={copy.stay}
      confirmLabel={copy.signOut}
      busy={form.status === 'sending' && copy.signingOut}
      onConfirm={form.press}
      onClose={onClose}
    >
      <Stack skipEmpty gap={16}>
        <p>{hasPasskey ? copy.signOutText.withPasskey : copy.signOutText.without}</p>
        <Refusal text={form.status === 'failed' && copy.notSignedOut(messageOf(form.failure))} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Signing out of an expired session is not a failure. */
function ignoreExpired(problem: unknown): void {
  const isExpired =
    problem instanceof CallProblem && (problem.kind === 'unauthorized' || problem.kind === 'device-ended');
  if (!isExpired) throw problem;
}
