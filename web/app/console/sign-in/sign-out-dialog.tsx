import { Refusal } from '#app/console/page/outcome.tsx';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { messageOf } from '../api/message-of.ts';
import { askingClient } from '../api/staff-client.ts';
import { usePress } from '../api/use-press.ts';

export interface SignOutDialogProps {
  hasPasskey: boolean;
  onClose: () => void;
  onLeft: () => void;
}

/** Asks before signing out, and says how to come back. */
export function SignOutDialog({ hasPasskey, onClose, onLeft }: SignOutDialogProps) {
  const form = usePress(async () => {
    await askingClient('signOut').catch(ignoreExpired);
    onLeft();
  }, 'sign-out');
  const isSending = form.status === 'sending';
  return (
    <Dialog
      title={copy.signOutTitle}
      onClose={() => !isSending && onClose()}
      actions={
        <>
          <Button kind="secondary" onClick={() => !isSending && onClose()}>
            {copy.stay}
          </Button>
          <Button busy={isSending ? copy.signingOut : undefined} onClick={form.press}>
            {copy.signOut}
          </Button>
        </>
      }
    >
      <Stack skipEmpty gap={16}>
        <p>{hasPasskey ? copy.signOutText.withPasskey : copy.signOutText.without}</p>
        <Refusal text={form.status === 'failed' && copy.notSignedOut(messageOf(form.failure))} />
      </Stack>
    </Dialog>
  );
}

/** Signing out of an expired session is no failure. */
function ignoreExpired(problem: unknown): void {
  const isExpired =
    problem instanceof CallProblem && (problem.kind === 'unauthorized' || problem.kind === 'device-ended');
  if (!isExpired) throw problem;
}
