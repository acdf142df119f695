import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { partyCopy } from '#app/content/staff/today-copy.ts';
import { refusalCopy as copy } from '#app/content/staff/unwritten-copy.ts';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { RefusedVisit } from '../day/use-today.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import type { PartyView } from '../view/party-view.ts';
import { doneTextOf, partyDetails, partyName } from '../view/party-words.ts';
import { refusalInWords } from '../view/refusal.ts';
import { startNameOf } from '../view/start-words.ts';

export interface RefusalSheetProps {
  refused: RefusedVisit;
  /** The party as the server has it now. */
  view: PartyView | undefined;
  onHistory: (view: PartyView) => void;
  onClose: () => void;
}

/** Shows the current party, what was not done and why, and what to do. */
export function RefusalSheet({ refused: { visit, problem }, view, onHistory, onClose }: RefusalSheetProps) {
  const { title, advice, tone } = refusalInWords(problem.kind, visit.command.action, view);
  const partyLabel = view && `${partyName(view)}, ${startNameOf(view.party)}`;
  return (
    <Sheet title={partyLabel ?? title} subtitle={partyLabel && title} tone={tone} onClose={onClose}>
      <Stack size="plain" gap={14}>
        <p role="alert">
          {withoutName(problem.message, partyLabel)} {advice}
        </p>
        {view && (
          <Text tone="quiet" padY={12} rule="both">
            {copy.now}{' '}
            <Text as="b" weight="strong" tone="cream">
              {describeParty(view)}
            </Text>
          </Text>
        )}
        <Cluster gap={8} nowrap>
          {view && (
            <Press kind="line" onPress={() => onHistory(view)}>
              {copy.seeHistory}
            </Press>
          )}
          <Press kind="commit" onPress={onClose}>
            {copy.understood}
          </Press>
        </Cluster>
      </Stack>
    </Sheet>
  );
}

/** The message of the server without the name of the party, which the title has. */
const withoutName = (message: string, partyLabel: string | undefined): string => {
  const start = partyLabel + consoleCopy.colon;
  return message.startsWith(start) ? message.slice(start.length) : message;
};

function describeParty(view: PartyView): string {
  const done = doneTextOf(view, true);
  if (done) return [done.title, done.detail].filter(Boolean).join(', ');
  return view.amountDue > 0 && view.here > 0
    ? `${partyDetails(view)}, ${partyCopy.toPay(view.amountDue)}`
    : partyDetails(view);
}
