import { eveningHours } from '#shared/calendar/opening-week.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { FileStart } from '#shared/contracts/kept/read-day-files.ts';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import { formatSeenDay } from '#shared/kept-presses/seen-days.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { StoredDay } from './kept-database.ts';
import type { DaySnapshot } from './known-day.ts';

type FilesReply = ReplyTo<'readDayFiles'>;

/** Describes the days that a device has, for the next call. */
export const formatSeenDays = (days: readonly StoredDay[]): string =>
  days
    .map(({ date, changes, readAt, versions }) =>
      formatSeenDay(date, { changes, readAt, versions: new Map(versions) }),
    )
    .join(';');

const byId = (a: FileStart, b: FileStart): number => a.tourId - b.tourId;

/** A stored day with the starts that have changed. */
export function mergeFile(
  previous: StoredDay | undefined,
  { date, changes, starts }: FilesReply['days'][number],
  { now, people }: Pick<FilesReply, 'now' | 'people'>,
): StoredDay {
  const changed = new Set(starts.map(({ tourId }) => tourId));
  const unchanged = (previous?.starts ?? []).filter(({ tourId }) => !changed.has(tourId));
  const versions = new Map(previous?.versions);
  for (const { tourId, version } of starts) versions.set(tourId, version);
  return {
    date,
    changes,
    readAt: now,
    asOf: now,
    ships: previous?.ships ?? [],
    versions: [...versions],
    starts: [...unchanged, ...starts].toSorted(byId),
    people: people.length > 0 ? people : (previous?.people ?? []),
  };
}

/** Never equals a version of the server, so the start is read again. */
const unknownVersion = '0';

/** A stored day updated by a newer poll. */
export function mergePoll(previous: StoredDay | undefined, date: string, snapshot: DaySnapshot): StoredDay {
  const starts = (snapshot.starts as readonly Start[]).map(fileStart);
  const serialized = new Map(previous?.starts.map((start) => [start.tourId, JSON.stringify(start)]));
  const versions = new Map(previous?.versions);
  const polled = starts.map((start): FileStart => {
    const file = previous?.starts.find(({ tourId }) => tourId === start.tourId);
    const withFileVersion = file && { ...start, version: file.version };
    if (withFileVersion && JSON.stringify(withFileVersion) === serialized.get(start.tourId))
      return withFileVersion;
    versions.set(start.tourId, unknownVersion);
    return start;
  });
  return {
    date,
    changes: previous?.changes ?? 0,
    readAt: previous?.readAt ?? 0,
    asOf: Math.max(snapshot.asOf, previous?.asOf ?? 0),
    ships: snapshot.ships,
    versions: [...versions],
    starts: polled.toSorted(byId),
    people: snapshot.colleagues.map(({ id, name, role }) => ({ id, name, role })),
  };
}

/** A start as a device may store it, without contact details of guests. */
const fileStart = ({ parties, ...start }: Start): FileStart => ({
  ...start,
  parties: parties.map(
    ({ email: _, phone: _phone, reference: _reference, staffChanges: _changes, ...party }) => party,
  ),
});

/** A stored day as Today shows it. */
export function snapshotOf({ starts, people, ships, asOf }: StoredDay): DaySnapshot {
  return {
    starts: starts.map((start) => ({
      ...start,
      parties: start.parties.map((party): Party => ({ ...party, reference: '', email: '' })),
    })),
    ships,
    isReduced: false,
    people: Object.fromEntries(people.map(({ id, name }) => [id, name])),
    colleagues: people,
    revision: '',
    asOf,
  };
}

/** Time after midnight at which the day before may be deleted: six hours after the bar closes on an Islands Night. */
const dayEndsMs = (eveningHours.until - 18 * 60) * 60_000;

/** Whether a stored day may be deleted. @param needed dates of waiting presses */
export function isExpiredDay(date: string, now: Date, needed: ReadonlySet<string>): boolean {
  return date < dateOf(new Date(now.getTime() - dayEndsMs)) && !needed.has(date);
}
