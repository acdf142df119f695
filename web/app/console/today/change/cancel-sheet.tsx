import { useState } from 'react';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { cancelCopy as copy, mailCopy } from '#app/content/staff/change-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useCommand } from '../commands/use-command.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { startInWords } from '../view/change-history.ts';
import { isUnpaidWalkIn, partyName, takenVuvOf } from '../view/party-words.ts';
import styles from './change.module.css';
import { commandFor } from './command-for.ts';
import { MailNotice } from './mail-notice.tsx';
import type { PartySheetProps } from './party-sheet-props.ts';
import { RefusedChange } from './refused-change.tsx';

/** Identifies the party, and the version of it on screen. */
interface Cancellation extends ReturnType<typeof commandFor> {
  readonly commandId: string;
  readonly sequence: number;
}

const cancelParty = (client: StaffClient, { tourId, sequence, ...rest }: Cancellation) =>
  client('cancelParty', { query: { ...rest, tourId: String(tourId), sequence: String(sequence) } });

/** Cancels a booking at the guest's request, after showing the consequences. */
export function CancelSheet({ view, current, client, onDone, onRefused, onClose }: PartySheetProps) {
  const [shownView, setShownView] = useState(view);
  const { party, here, guests } = shownView;
  const takenVuv = takenVuvOf(shownView);
  const words = isUnpaidWalkIn(shownView) ? copy.walkIn : copy;
  const { state, press, dismiss } = useCommand(client, cancelParty, ({ party: cancelledParty, isMailed }) =>
    onDone(cancelledParty, {
      title: words.done(partyName(view)),
      text: `${copy.free(cancelledParty.guestCount)} ${isMailed ? mailCopy.underWay : mailCopy.none}`,
    }),
  );
  const isSending = state.status === 'sending';
  return (
    <Sheet
      title={words.title(partyName(shownView))}
      subtitle={startInWords(party, true)}
      tone="warning"
      onClose={onClose}
    >
      <Text as="div" size="plain" className={styles.ask}>
        <p>{copy.free(guests)}</p>
        {here > 0 && (
          <Notice dense kind="warning">
            {copy.here(here)}
          </Notice>
        )}
        {takenVuv > 0 && (
          <Notice dense kind="warning">
            {copy.paid(takenVuv)}
          </Notice>
        )}
        <MailNotice party={party} />
        <RefusedChange
          state={state}
          shownView={shownView}
          current={current}
          onRefused={onRefused}
          onAdopt={(currentView) => {
            dismiss();
            setShownView(currentView);
          }}
        />
        <Cluster gap={8} nowrap className={sheetStyles.row}>
          <Press kind="line" onPress={onClose}>
            {words.keep}
          </Press>
          <Press
            kind="stop"
            isBusy={isSending}
            onPress={() => void press({ ...commandFor(party), sequence: party.sequence })}
          >
            {isSending ? words.cancelling : words.commit}
          </Press>
        </Cluster>
      </Text>
    </Sheet>
  );
}
