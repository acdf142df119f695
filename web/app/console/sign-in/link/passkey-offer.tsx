import { messageOf } from '#app/console/api/message-of.ts';
import { registerPasskey } from '#app/console/api/passkeys-on-demand.ts';
import { usePress } from '#app/console/api/use-press.ts';
import { SinglePage } from '#app/console/page/single-page.tsx';
import { useDeviceWord } from '#app/console/passkey/use-device-word.ts';
import { usePasskeyCode } from '#app/console/passkey/use-passkey-code.ts';
import { linkCopy } from '#app/content/staff/link-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const copy = linkCopy.linked;

/** Right after linking: a passkey lets the person in again without a link. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  usePasskeyCode();
  const device = useDeviceWord();
  const form = usePress(async () => {
    await registerPasskey();
    onDone();
  }, 'passkey-registration');
  const isWaiting = form.status === 'sending';
  return (
    <SinglePage
      title={copy.title}
      before={
        <Notice kind="done">
          <strong>{copy.done}</strong> {copy.stay}
        </Notice>
      }
      lead={copy.lead(device)}
      buttons={
        <>
          <div role="alert">
            {form.status === 'failed' && <Notice kind="refused">{messageOf(form.failure)}</Notice>}
          </div>
          <Button kind="commit" onClick={form.press} busy={isWaiting ? copy.adding : undefined}>
            {copy.add}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {copy.later}
          </Button>
        </>
      }
    />
  );
}
