import { joinCopy as copy, walkInAloneCopy } from '#app/content/staff/offline-copy.ts';
import { slipCopy } from '#app/content/staff/today-copy.ts';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import { pressedPartyOf } from '../../kept/kept-action.ts';
import { useKeptQueue } from '../../kept/use-kept.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { startsForWalkIns } from '../view/alternative-starts.ts';
import { joiningOf } from '../view/joining.ts';
import type { PartyView } from '../view/party-view.ts';
import { partyName } from '../view/party-words.ts';
import type { StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import type { TodayScreen } from './use-screen.ts';

export interface JoinSheetProps {
  screen: Pick<
    TodayScreen,
    'starts' | 'now' | 'colleague' | 'identified' | 'kept' | 'press' | 'showSlip' | 'setSheet'
  >;
  view: PartyView;
  onClose: () => void;
}

/** Asks, offline, which start other than its own a party joins. */
export function JoinSheet({ screen, view, onClose }: JoinSheetProps) {
  const { starts, now, colleague, identified = 'owner', kept, press, showSlip, setSheet } = screen;
  const queue = useKeptQueue();
  const joining = colleague && joiningOf(view, colleague.id);
  if (queue === undefined || colleague === undefined || joining === undefined) return null;
  const { guests, undoneEntries } = joining;
  const { party } = view;
  const name = partyName(view);
  const otherStarts = startsForWalkIns(starts, now).filter(({ slot }) => slot.id !== party.tourId);

  async function join(start: StartView): Promise<void> {
    if (queue === undefined || colleague === undefined) return;
    for (const entry of undoneEntries) press(party, { kind: 'undo', entry });
    const knownEntries = party.log.filter(({ kind }) => kind !== 'note').map(({ id }) => id);
    const id = await queue.keepPress({
      by: colleague.id,
      identified,
      party: pressedPartyOf(party, [...kept.sent, ...kept.waiting]),
      action: { kind: 'join', guests, tourId: start.slot.id },
      ...(knownEntries.length > 0 && { known: knownEntries }),
    });
    setSheet(undefined);
    showSlip({
      id,
      party: party.id,
      title: copy.slip(name, guests, startName(start)),
      text: slipCopy.keptUntilSent(''),
      undo() {
        press(party, { kind: 'undo', entry: id });
        if (undoneEntries.length > 0) press(party, { kind: 'arrive', guests, here: 0 });
        showSlip({ id: `${id}-undo`, title: slipCopy.undid(name), text: '', undo: undefined });
      },
    });
  }

  return (
    <Sheet title={copy.title(name, guests)} onClose={onClose}>
      <Stack gap={14}>
        <Text tone="quiet">{otherStarts.length > 0 ? copy.about : copy.none}</Text>
        <Grid gap={8} className={sheetStyles.starts}>
          {otherStarts.map((start) => (
            // A press that cannot be kept is reported in red.
            <Press key={start.slot.id} kind="line" isSmall onPress={() => void join(start).catch(onClose)}>
              {startName(start)}
              <small>{walkInAloneCopy.left(start.freePlaces)}</small>
            </Press>
          ))}
        </Grid>
      </Stack>
    </Sheet>
  );
}
