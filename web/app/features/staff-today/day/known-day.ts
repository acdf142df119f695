import type { Party, Start } from '../../../../../shared/contracts/staff/party.ts';
import type { DayReply } from '../../../api/staff/day.ts';

/** A day as the server last told it. */
export interface KnownDay {
  readonly starts: readonly Start[];
  /** Names by id. */
  readonly people: Readonly<Record<string, string>>;
  /** When the server last answered, in epoch seconds. */
  readonly asOf: number;
}

/** Replaces the starts that have changed and keeps every other as it is. */
export function mergeDay(known: KnownDay | undefined, reply: DayReply): KnownDay {
  const changed = new Set(reply.starts.map(({ tourId }) => tourId));
  const names = Object.fromEntries(reply.people.map(({ id, name }) => [id, name]));
  return {
    starts:
      known && changed.size === 0
        ? known.starts
        : [...(known?.starts ?? []).filter(({ tourId }) => !changed.has(tourId)), ...reply.starts].sort(byId),
    people: { ...known?.people, ...names },
    asOf: reply.now,
  };
}

/** A party as a write returned it: replaces the one on screen, or joins its start. */
export function mergeParty(known: KnownDay, party: Party): KnownDay {
  const start = known.starts.find(({ tourId }) => tourId === party.tourId) ?? {
    tourId: party.tourId,
    version: '0',
    guests: 0,
    parties: [],
  };
  const others = start.parties.filter(({ id }) => id !== party.id);
  const isNew = others.length === start.parties.length;
  const merged: Start = {
    ...start,
    guests: start.guests + (isNew ? party.guestCount : 0),
    language: start.language ?? party.preferredLanguage,
    parties: [...others, party],
  };
  return {
    ...known,
    starts: [...known.starts.filter(({ tourId }) => tourId !== party.tourId), merged].sort(byId),
  };
}

const byId = (a: Start, b: Start): number => a.tourId - b.tourId;
