import { joinCopy as copy, walkInAloneCopy } from '#app/content/staff/offline-copy.ts';
import { slipCopy } from '#app/content/staff/today-copy.ts';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import { pressedPartyOf } from '../../kept/kept-action.ts';
import { useKeptQueue } from '../../kept/use-kept.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import looks from '../press/sheet-looks.module.css';
import { joiningOf } from '../view/joining.ts';
import type { PartyView } from '../view/party-view.ts';
import { partyName } from '../view/party-words.ts';
import { openStarts } from '../view/room.ts';
import type { StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import type { TodayScreen } from './use-screen.ts';

export interface JoinSheetProps {
  screen: Pick<TodayScreen, 'starts' | 'now' | 'me' | 'identified' | 'kept' | 'press' | 'say' | 'setSheet'>;
  view: PartyView;
  onClose: () => void;
}

/** Without a network: the start with which a party goes in, other than its own. */
export function JoinSheet({ screen, view, onClose }: JoinSheetProps) {
  const { starts, now, me, identified = 'owner', kept, press, say, setSheet } = screen;
  const queue = useKeptQueue();
  const joining = me && joiningOf(view, me.id);
  if (queue === undefined || me === undefined || joining === undefined) return null;
  const { guests, undoes } = joining;
  const { party } = view;
  const name = partyName(view);
  const others = openStarts(starts, now).filter(({ slot }) => slot.id !== party.tourId);

  async function join(start: StartView): Promise<void> {
    if (queue === undefined || me === undefined) return;
    for (const entry of undoes) press(party, { kind: 'undo', entry });
    const known = party.log.filter(({ kind }) => kind !== 'note').map(({ id }) => id);
    const id = await queue.keepPress({
      by: me.id,
      identified,
      party: pressedPartyOf(party, [...kept.sent, ...kept.waiting]),
      action: { kind: 'join', guests, tourId: start.slot.id },
      ...(known.length > 0 && { known }),
    });
    setSheet(undefined);
    say({
      id,
      party: party.id,
      title: copy.slip(name, guests, startName(start)),
      text: slipCopy.keptUntilSent(''),
      undo() {
        press(party, { kind: 'undo', entry: id });
        if (undoes.length > 0) press(party, { kind: 'arrive', guests, here: 0 });
        say({ id: `${id}-undo`, title: slipCopy.undid(name), text: '', undo: undefined });
      },
    });
  }

  return (
    <Sheet title={copy.title(name, guests)} onClose={onClose}>
      <Stack gap={14}>
        <Text tone="quiet">{others.length > 0 ? copy.about : copy.none}</Text>
        <Grid gap={8} className={looks.starts}>
          {others.map((start) => (
            // What cannot be kept shows in red.
            <Press key={start.slot.id} kind="line" isSmall onPress={() => void join(start).catch(onClose)}>
              {startName(start)}
              <small>{walkInAloneCopy.left(start.free)}</small>
            </Press>
          ))}
        </Grid>
      </Stack>
    </Sheet>
  );
}
