import { keptDeviceName } from '#app/api/staff/device-name.ts';
import { signInWithPasskey } from '#app/api/staff/passkeys-on-demand.ts';
import { suggestedName } from '#app/content/staff/device-word.ts';
import { sessionCopy as copy } from '#app/content/staff/session-copy.ts';
import { Notice } from '#app/ui/notice.tsx';
import { StaffButton } from '#app/ui/staff-frame/staff-button.tsx';
import { messageOf } from './message-of.ts';
import { usePasskeyCode } from './use-passkey-code.ts';
import { usePress } from './use-press.ts';

/** Signs in with a passkey, and says why that failed. */
export function SignInButton({ onSignedIn }: { onSignedIn: () => void }) {
  usePasskeyCode();
  const form = usePress(async () => {
    await signInWithPasskey(
      keptDeviceName.read() ?? suggestedName(navigator.userAgent, navigator.maxTouchPoints),
    );
    onSignedIn();
  }, 'passkey-sign-in');
  return (
    <>
      <div role="alert">
        {form.status === 'failed' && <Notice kind="refused">{messageOf(form.failure)}</Notice>}
      </div>
      <StaffButton
        kind="commit"
        onClick={form.press}
        busy={form.status === 'sending' ? copy.signingIn : undefined}
      >
        {copy.signIn}
      </StaffButton>
    </>
  );
}
