import { signInWithPasskey } from '../../api/staff/passkeys.ts';
import { useForm } from '../../api/use-form.ts';
import { sessionCopy as copy } from '../../content/staff/session-copy.ts';
import { Notice } from '../../ui/notice.tsx';
import { StaffKey } from '../../ui/staff-frame/staff-key.tsx';
import { messageOf } from './message-of.ts';

/** Signs in with a passkey, and says why that failed. */
export function SignInKey({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useForm({
    async send() {
      await signInWithPasskey();
      onSignedIn();
    },
    failed: 'passkey-sign-in',
  });
  return (
    <>
      <div role="alert">
        {form.status === 'failed' && <Notice kind="refused">{messageOf(form.failure)}</Notice>}
      </div>
      <StaffKey
        kind="commit"
        onClick={form.submit}
        busy={form.status === 'sending' ? copy.signingIn : undefined}
      >
        {copy.signIn}
      </StaffKey>
    </>
  );
}
