import { useId } from 'react';
import { Done, Refusal } from '#app/console/page/outcome.tsx';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { firstPasskey } from '#app/content/staff/first-passkey.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { messageOf } from '../api/message-of.ts';
import { registerPasskey } from '../api/passkeys-on-demand.ts';
import { usePress } from '../api/use-press.ts';
import { usePasskeyCode } from './use-passkey-code.ts';

export interface AddPasskeyProps {
  className: string;
  /** Whether the person has no passkey yet. */
  isFirst: boolean;
  onAdded: () => void;
}

/** The menu entry that registers a passkey, with its outcome below. */
export function AddPasskey({ className, isFirst, onAdded }: AddPasskeyProps) {
  const id = useId();
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
        aria-describedby={isFirst ? id : undefined}
        aria-busy={isWaiting || undefined}
        aria-disabled={isWaiting || undefined}
        onClick={form.press}
      >
        {isWaiting ? copy.passkeyAdding : copy.addPasskey}
      </button>
      {isFirst && (
        <Text id={id} size="fact" tone="quiet">
          {firstPasskey}
        </Text>
      )}
      <Done text={form.status === 'sent' && copy.passkeyAdded} />
      <Refusal text={form.status === 'failed' && messageOf(form.failure)} />
    </>
  );
}
