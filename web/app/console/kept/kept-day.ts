import type { Party, Start } from '#shared/contracts/staff/party.ts';
import { missingEntries } from '#shared/staff/parties/missing-entries.ts';
import { reducedParty } from '#shared/staff/parties/reduced-party.ts';
import type { DaySnapshot } from './day-snapshot.ts';
import { assignToListedParties, entriesByParty, withWalkIns } from './kept-entries.ts';
import type { KeptState } from './kept-state.ts';

/**
 * Adds the walk-ins that this device keeps, and the presses that it has delivered since the list was read, so that a
 * payment that was sent is never shown as unpaid when an older list arrives.
 */
export function withKept(
  date: string,
  snapshot: DaySnapshot,
  { waiting, sent }: Pick<KeptState, 'waiting' | 'sent'>,
): DaySnapshot {
  if (snapshot.isReduced || sent.length + waiting.length === 0) return snapshot;
  const listed = snapshot.starts as readonly Start[];
  const entries = entriesByParty(assignToListedParties(listed, sent));
  const add = (party: Party): Party => {
    const missing = missingEntries(party.log, entries.get(party.id));
    return missing.length === 0 ? party : { ...party, log: [...party.log, ...missing] };
  };
  const starts = withWalkIns(date, listed, assignToListedParties(listed, [...sent, ...waiting]));
  if (entries.size === 0) return { ...snapshot, starts };
  return { ...snapshot, starts: starts.map((start) => ({ ...start, parties: start.parties.map(add) })) };
}

/** A stored day as a shared device shows it while no one is identified. */
export function reducedDay(snapshot: DaySnapshot): DaySnapshot {
  return {
    ...snapshot,
    starts: (snapshot.starts as readonly Start[]).map(({ closed, parties, ...start }) => ({
      ...start,
      ...(closed && { closed: {} }),
      parties: parties.map(reducedParty),
    })),
    isReduced: true,
    people: {},
    colleagues: [],
  };
}
