import { resendCopy as copy } from '#app/content/staff/change-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { BodyOf } from '#shared/contracts/calls.ts';
import { useCommand } from '../commands/use-command.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { partyName } from '../view/party-words.ts';
import styles from './change.module.css';
import { commandFor } from './command-for.ts';
import type { PartySheetProps } from './party-sheet-props.ts';
import { RefusedChange } from './refused-change.tsx';

/** Sends the confirmation again, after showing the address. */
export function ResendSheet({ view, current, client, onDone, onRefused, onClose }: PartySheetProps) {
  const { party } = current ?? view;
  const { state, press, dismiss } = useCommand(
    client,
    (call, body: BodyOf<'resendConfirmation'>) => call('resendConfirmation', { body }),
    ({ party: updatedParty }) =>
      onDone(updatedParty, { title: copy.done, text: copy.to(updatedParty.email) }),
  );
  const isSending = state.status === 'sending';
  return (
    <Sheet title={copy.title} subtitle={partyName(view)} onClose={onClose}>
      <Text as="div" size="plain" className={styles.ask}>
        <p>{copy.what(party.email)}</p>
        <Text size="fact" tone="quiet">
          {copy.limits}
        </Text>
        <RefusedChange
          state={state}
          shownView={view}
          current={current}
          onRefused={onRefused}
          onAdopt={dismiss}
        />
        <Press kind="commit" isBusy={isSending} onPress={() => void press(commandFor(party))}>
          {isSending ? copy.sending : copy.commit}
        </Press>
      </Text>
    </Sheet>
  );
}
