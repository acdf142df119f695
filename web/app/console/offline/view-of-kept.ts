import { slotById } from '#shared/booking/slots.ts';
import type { WaitingPress } from '../kept/kept-state.ts';
import { startName } from '../today/view/start-words.ts';
import { type Names, partyNameOf } from './names.ts';
import { type KeptItem, secondsOf } from './network-view.ts';

/** The waiting presses for a list, newest first. An undo strikes out its press instead of adding a line. */
export function keptItemsOf(waiting: readonly WaitingPress[], names: Names): readonly KeptItem[] {
  const undoneAt = new Map(
    waiting.flatMap(({ action, at }) => (action.kind === 'undo' ? [[action.entry, at] as const] : [])),
  );
  const ids = new Set(waiting.map(({ id }) => id));
  return waiting
    .filter(({ action }) => action.kind !== 'undo' || !ids.has(action.entry))
    .map((press): KeptItem => {
      const undone = undoneAt.get(press.id);
      const slot =
        press.action.kind === 'walk-in' && 'tourId' in press.party && slotById(press.party.tourId ?? -1);
      return {
        id: press.id,
        at: secondsOf(press.at),
        by: names.person(press.by),
        isCodeUnchecked: press.identified === 'name',
        party: partyNameOf(press, names),
        start: slot ? startName({ slot }) : undefined,
        action: press.action,
        undoneAt: undone === undefined ? undefined : secondsOf(undone),
      };
    })
    .toReversed();
}
