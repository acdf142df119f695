import type { Party, Start } from '#shared/contracts/staff/party.ts';
import { missingEntries } from '#shared/staff/parties/missing-entries.ts';
import { reducedParty } from '#shared/staff/parties/reduced-party.ts';
import { entriesByParty, onList, withWalkIns } from './kept-entries.ts';
import type { KeptState } from './kept-state.ts';
import type { KnownDay } from './known-day.ts';

/**
 * A day with the walk-ins that this device keeps, and with what it has delivered since the list was read: a payment that
 * was sent is never shown as unpaid again when an older list arrives.
 */
export function withKept(
  date: string,
  known: KnownDay,
  { waiting, sent }: Pick<KeptState, 'waiting' | 'sent'>,
): KnownDay {
  if (known.isReduced || sent.length + waiting.length === 0) return known;
  const listed = known.starts as readonly Start[];
  const entries = entriesByParty(onList(listed, sent));
  const add = (party: Party): Party => {
    const missing = missingEntries(party.log, entries.get(party.id));
    return missing.length === 0 ? party : { ...party, log: [...party.log, ...missing] };
  };
  const starts = withWalkIns(date, listed, onList(listed, [...sent, ...waiting]));
  if (entries.size === 0) return { ...known, starts };
  return { ...known, starts: starts.map((start) => ({ ...start, parties: start.parties.map(add) })) };
}

/** A stored day as a shared device shows it while no one is identified. */
export function reducedDay(known: KnownDay): KnownDay {
  return {
    ...known,
    starts: (known.starts as readonly Start[]).map(({ closed, parties, ...start }) => ({
      ...start,
      ...(closed && { closed: {} }),
      parties: parties.map(reducedParty),
    })),
    isReduced: true,
    people: {},
    colleagues: [],
  };
}
