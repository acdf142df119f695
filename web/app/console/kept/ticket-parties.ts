import type { Party } from '#shared/contracts/staff/party.ts';
import type { WaitingPress } from './kept-state.ts';

/** Parties of a day that this device has admitted by their ticket alone, and that the server does not list yet. */
export function ticketParties(
  date: string,
  known: ReadonlySet<string>,
  presses: readonly Pick<WaitingPress, 'party' | 'ticketParty'>[],
): readonly Party[] {
  const parties = new Map<string, Party>();
  for (const { party, ticketParty } of presses)
    if (ticketParty !== undefined && 'id' in party && party.date === date && !known.has(party.id))
      parties.set(party.id, ticketParty);
  return [...parties.values()];
}
