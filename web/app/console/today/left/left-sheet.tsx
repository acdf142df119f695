import type { UnsentCommand } from '#app/console/api/unsent-visits.ts';
import { leftCopy as copy } from '#app/content/staff/unwritten-copy.ts';
import { Cluster, Stack } from '#app/ui/layout/layout.tsx';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { describePress } from '../refusal/unsent-presses.tsx';
import type { HandOverNote, LeftPresses } from './left-presses.ts';

export interface LeftSheetProps {
  leftPresses: LeftPresses;
  /** Returns the name of a party on screen. */
  nameOf: (party: string) => string | undefined;
  onSend: (writeNote: HandOverNote) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** The unsent presses of a former colleague, which a manager can send in their own name or discard. */
export const LeftSheet = ({
  leftPresses: { name, presses },
  nameOf,
  onSend,
  onDiscard,
  onClose,
}: LeftSheetProps) => (
  <Sheet title={copy.title(name, presses.length)} tone="warning" onClose={onClose}>
    <Stack size="plain" gap={14}>
      <Stack as="ul" gap={8} breaks="anywhere" padY={12} rule="both">
        {presses.map((press) => (
          <li key={press.command.commandId}>{describeLeftPress(press, nameOf(press.command.party))}</li>
        ))}
      </Stack>
      <p>{copy.explained(name)}</p>
      <Cluster gap={8} nowrap className={sheetStyles.row}>
        <Press kind="stop" onPress={onDiscard}>
          {copy.discard}
        </Press>
        <Press kind="commit" onPress={() => onSend(copy.note)}>
          {copy.send}
        </Press>
      </Cluster>
    </Stack>
  </Sheet>
);

const describeLeftPress = (press: UnsentCommand, party: string | undefined): string =>
  party === undefined ? describePress(press, true) : copy.of(party, describePress(press, true));
