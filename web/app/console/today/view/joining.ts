import { undoneIdsIn } from '#shared/staff/parties/visit.ts';
import type { PartyView } from './party-view.ts';

/** Guests who can join another start offline, and the arrivals that this undoes. */
export interface Joining {
  readonly guests: number;
  readonly undoneEntries: readonly string[];
}

/**
 * The guests still to come or, if there are none, those whose arrival this colleague has kept on this device. Undefined if the server
 * already has the arrival, and for a walk-in that only this device knows.
 */
export function joiningOf({ party, unsent, here, awaited }: PartyView, person: string): Joining | undefined {
  if (awaited > 0) return { guests: awaited, undoneEntries: [] };
  const undoneIds = undoneIdsIn([...party.log, ...unsent]);
  const ownPresses = unsent.filter(
    (entry) =>
      entry.kind === 'arrive' &&
      entry.kept !== undefined &&
      entry.by === person &&
      entry.joins === undefined &&
      entry.id !== party.id &&
      !undoneIds.has(entry.id),
  );
  const guests = ownPresses.reduce((sum, entry) => sum + (entry.kind === 'arrive' ? entry.guests : 0), 0);
  return guests > 0 && guests === here
    ? { guests, undoneEntries: ownPresses.map(({ id }) => id) }
    : undefined;
}
