import { registerPasskey } from '#app/api/staff/passkeys-on-demand.ts';
import { linkCopy } from '#app/content/staff/link-copy.ts';
import { Notice } from '#app/ui/notice.tsx';
import { StaffButton } from '#app/ui/staff-frame/staff-button.tsx';
import { messageOf } from '../message-of.ts';
import { SinglePage } from '../single-page.tsx';
import { useDeviceWord } from '../use-device-word.ts';
import { usePasskeyCode } from '../use-passkey-code.ts';
import { usePress } from '../use-press.ts';

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
      keys={
        <>
          <div role="alert">
            {form.status === 'failed' && <Notice kind="refused">{messageOf(form.failure)}</Notice>}
          </div>
          <StaffButton kind="commit" onClick={form.press} busy={isWaiting ? copy.adding : undefined}>
            {copy.add}
          </StaffButton>
          <StaffButton kind="quiet" onClick={onDone}>
            {copy.later}
          </StaffButton>
        </>
      }
    />
  );
}
