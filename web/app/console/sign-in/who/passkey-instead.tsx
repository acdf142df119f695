import { messageOf } from '#app/console/api/message-of.ts';
import { usePress } from '#app/console/api/use-press.ts';
import { Hint } from '#app/console/page/single-page.tsx';
import { usePasskeyCode } from '#app/console/passkey/use-passkey-code.ts';
import { whoCopy as copy } from '#app/content/staff/who-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Identifies by passkey, for colleagues who cannot remember or type a code (WCAG 3.3.8). */
export function PasskeyInstead({ onUse }: { onUse: () => Promise<void> }) {
  usePasskeyCode();
  const { status, failure, press } = usePress(onUse, 'passkey-identify');
  return (
    <Stack gap={8}>
      <div role="alert">{status === 'failed' && <Notice kind="refused">{messageOf(failure)}</Notice>}</div>
      <Button kind="outlined" onClick={press} busy={status === 'sending' ? copy.passkey.using : undefined}>
        {copy.passkey.use}
      </Button>
      <Hint>{copy.passkey.where}</Hint>
    </Stack>
  );
}
