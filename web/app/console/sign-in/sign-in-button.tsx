import { Refusal } from '#app/console/page/outcome.tsx';
import { deviceCopy } from '#app/content/staff/device-copy.ts';
import { suggestedName } from '#app/content/staff/device-word.ts';
import { sessionCopy as copy } from '#app/content/staff/session-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { storedDeviceName } from '../api/device-name.ts';
import { messageOf } from '../api/message-of.ts';
import { signInWithPasskey } from '../api/passkeys-on-demand.ts';
import { usePress } from '../api/use-press.ts';
import { usePasskeyCode } from '../passkey/use-passkey-code.ts';

/** Signs in with a passkey, and says why that failed. */
export function SignInButton({ onSignedIn }: { onSignedIn: () => void }) {
  usePasskeyCode();
  const form = usePress(async () => {
    await signInWithPasskey(
      storedDeviceName.read() ?? suggestedName(deviceCopy, navigator.userAgent, navigator.maxTouchPoints),
    );
    onSignedIn();
  }, 'passkey-sign-in');
  return (
    <>
      <Refusal text={form.status === 'failed' && messageOf(form.failure)} />
      <Button
        kind="commit"
        onClick={form.press}
        busy={form.status === 'sending' ? copy.signingIn : undefined}
      >
        {copy.signIn}
      </Button>
    </>
  );
}
