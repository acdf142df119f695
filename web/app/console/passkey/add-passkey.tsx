import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { Notice } from '#app/ui/notice.tsx';
import { messageOf } from '../api/message-of.ts';
import { registerPasskey } from '../api/passkeys-on-demand.ts';
import { usePress } from '../api/use-press.ts';
import { usePasskeyCode } from './use-passkey-code.ts';

/** Entry of the menu that registers a passkey, with its outcome below. */
export function AddPasskey({ className, onAdded }: { className: string; onAdded: () => void }) {
  usePasskeyCode();
  const form = usePress(async () => {
    await registerPasskey();
    onAdded();
  }, 'passkey-registration');
  const isWaiting = form.status === 'sending';
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={isWaiting || undefined}
        aria-disabled={isWaiting || undefined}
        onClick={form.press}
      >
        {isWaiting ? copy.passkeyAdding : copy.addPasskey}
      </button>
      <div role="status">{form.status === 'sent' && <Notice kind="done">{copy.passkeyAdded}</Notice>}</div>
      <div role="alert">
        {form.status === 'failed' && <Notice kind="refused">{messageOf(form.failure)}</Notice>}
      </div>
    </>
  );
}
