import type { FoundParty } from '#functions/stores/bookings/party-lookup.ts';
import type { ItemKey } from '#functions/stores/table/table.ts';
import type { KeptDecision } from '#shared/kept-presses/decide-kept.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import { isUndoneWalkIn } from '#shared/kept-presses/undone-walk-in.ts';
import type { PlacePressDeps } from './placed-press.ts';

/**
 * Cancels a walk-in if an undo leaves no entry of it. As for a live undo, one write records the undo and cancels. Returns
 * whether the walk-in was cancelled.
 */
export async function undoWalkIn(
  { parties }: Pick<PlacePressDeps, 'parties'>,
  { slot, id }: { readonly slot: ItemKey; readonly id: string },
  { action, party }: KeptPress,
  decide: (found: FoundParty) => KeptDecision,
): Promise<boolean> {
  if (action.kind !== 'undo' || !('walkIn' in party)) return false;
  const outcome = await parties.cancel(slot, id, (found) => {
    const { entry } = decide(found);
    if (entry?.kind !== 'undo' || !isUndoneWalkIn({ ...found.booking, log: found.visit.log }, entry))
      return {};
    const { id: command, at, by, on } = entry;
    return { entry: { id: command, at, by, on, kind: 'cancel' }, visit: [entry] };
  });
  return outcome?.decision.entry !== undefined;
}
