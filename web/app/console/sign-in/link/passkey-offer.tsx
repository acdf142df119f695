import { messageOf } from '#app/console/api/message-of.ts';
import { registerPasskey } from '#app/console/api/passkeys-on-demand.ts';
import { usePress } from '#app/console/api/use-press.ts';
import { Refusal } from '#app/console/page/outcome.tsx';
import { SinglePage } from '#app/console/page/single-page.tsx';
import { useDeviceWord } from '#app/console/passkey/use-device-word.ts';
import { usePasskeyCode } from '#app/console/passkey/use-passkey-code.ts';
import { linkCopy as copy } from '#app/content/staff/link-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Offers a passkey right after linking, so that the person can sign in again without a link. */
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
      title={copy.linked.title}
      before={
        <Notice kind="done">
          <strong>{copy.linked.done}</strong> {copy.linked.stay}
        </Notice>
      }
      lead={copy.linked.lead(device)}
      buttons={
        <>
          <Refusal text={form.status === 'failed' && messageOf(form.failure)} />
          <Button kind="commit" onClick={form.press} busy={isWaiting ? copy.linked.adding : undefined}>
            {copy.linked.add}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {copy.linked.later}
          </Button>
        </>
      }
    />
  );
}
