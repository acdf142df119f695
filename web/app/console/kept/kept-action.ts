import type { KeptAction, PressedParty } from '#shared/kept-presses/press.ts';
import type { VisitAction, VisitCommand } from '../api/unsent-visits.ts';
import type { WaitingPress } from './kept-state.ts';

/** The action of a live call without the expected state, which cannot be checked offline. */
function withoutSeenState(action: VisitAction): KeptAction {
  if (action.kind !== 'arrive') return action;
  return { kind: 'arrive', guests: action.guests };
}

/**
 * The action as this device may store it. Undefined for an undo, unless it undoes a press that the same author has
 * stored on this device.
 */
export function keptActionOf(
  { action }: Pick<VisitCommand, 'action'>,
  person: string,
  presses: readonly WaitingPress[],
): KeptAction | undefined {
  if (action.kind !== 'undo') return withoutSeenState(action);
  const target = presses.find(({ id }) => id === action.entry);
  const canUndoHere = target?.by === person && !target.isCarried && target.action.kind !== 'undo';
  return canUndoHere ? action : undefined;
}

/** Identifies a listed party in a kept press; a walk-in of this device is identified by its command. */
export function pressedPartyOf(
  { date, tourId, id }: { readonly date: string; readonly tourId: number; readonly id: string },
  presses: readonly WaitingPress[],
): PressedParty {
  return isKeptWalkIn(id, presses) ? { date, tourId, walkIn: id } : { date, tourId, id };
}

export const isKeptWalkIn = (party: string, presses: readonly WaitingPress[]): boolean =>
  presses.some(({ id, action }) => id === party && action.kind === 'walk-in');
