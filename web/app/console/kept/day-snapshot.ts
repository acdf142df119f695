import type { ShipHours } from '#shared/calendar/day-edit.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import type { ReducedStart } from '#shared/contracts/staff/reduced-day.ts';

type ListedColleague = Extract<ReplyTo<'openDay'>, { people: unknown }>['people'][number];

/** A day as the server last sent it. */
export interface DaySnapshot {
  readonly starts: readonly (Start | ReducedStart)[];
  /** Ships in port on that day. */
  readonly ships: readonly ShipHours[];
  /** Whether the day is reduced to what a shared device may show while no one is identified. */
  readonly isReduced: boolean;
  /** Names by id. */
  readonly people: Readonly<Record<string, string>>;
  /** These people with their roles, and whether they have left. */
  readonly colleagues: readonly ListedColleague[];
  /** Version of the last reply, sent with the next call. */
  readonly revision: string;
  /** When the server last responded, in epoch seconds. */
  readonly asOf: number;
}

/** Replaces the changed starts and keeps all others. */
export function mergeDay(snapshot: DaySnapshot | undefined, reply: ReplyTo<'openDay'>): DaySnapshot {
  const changed = new Set(reply.starts.map(({ tourId }) => tourId));
  const isReduced = 'isReduced' in reply;
  // A reduced day takes nothing from a full one, and vice versa.
  const previous = snapshot?.isReduced === isReduced ? snapshot : undefined;
  const people = isReduced ? [] : reply.people;
  const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
  return {
    starts:
      previous && changed.size === 0
        ? previous.starts
        : [...(previous?.starts ?? []).filter(({ tourId }) => !changed.has(tourId)), ...reply.starts].sort(
            byId,
          ),
    ships: reply.ships ?? snapshot?.ships ?? [],
    isReduced,
    people: { ...previous?.people, ...names },
    colleagues: people.length > 0 ? people : (previous?.colleagues ?? []),
    revision: reply.revision,
    asOf: reply.now,
  };
}

/** Replaces the party on screen with the one that a write returned, or adds it to its start. */
export function mergeParty(snapshot: DaySnapshot, party: Party): DaySnapshot {
  if (snapshot.isReduced) return snapshot;
  const starts = snapshot.starts as readonly Start[];
  const start = starts.find(({ tourId }) => tourId === party.tourId) ?? {
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
    ...snapshot,
    starts: [...snapshot.starts.filter(({ tourId }) => tourId !== party.tourId), merged].sort(byId),
  };
}

/** A party of a day; undefined while the day is reduced. */
export function partyIn(snapshot: DaySnapshot | undefined, id: string): Party | undefined {
  if (snapshot === undefined || snapshot.isReduced) return undefined;
  return (snapshot.starts as readonly Start[])
    .flatMap(({ parties }) => parties)
    .find((party) => party.id === id);
}

const byId = (a: Pick<Start, 'tourId'>, b: Pick<Start, 'tourId'>): number => a.tourId - b.tourId;
