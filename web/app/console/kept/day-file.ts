import { eveningHours } from '#shared/calendar/opening-week.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { FileStart } from '#shared/contracts/kept/read-day-files.ts';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import { formatSeenDay } from '#shared/kept-presses/seen-days.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { StoredDay } from './kept-database.ts';
import type { KnownDay } from './known-day.ts';

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
  before: StoredDay | undefined,
  { date, changes, starts }: FilesReply['days'][number],
  { now, people }: Pick<FilesReply, 'now' | 'people'>,
): StoredDay {
  const changed = new Set(starts.map(({ tourId }) => tourId));
  const kept = (before?.starts ?? []).filter(({ tourId }) => !changed.has(tourId));
  const versions = new Map(before?.versions);
  for (const { tourId, version } of starts) versions.set(tourId, version);
  return {
    date,
    changes,
    readAt: now,
    asOf: now,
    ships: before?.ships ?? [],
    versions: [...versions],
    starts: [...kept, ...starts].toSorted(byId),
    people: people.length > 0 ? people : (before?.people ?? []),
  };
}

/** Never equals a version of the server, so the start is read again. */
const unknownVersion = '0';

/** A stored day updated by a newer poll. */
export function mergePoll(before: StoredDay | undefined, date: string, known: KnownDay): StoredDay {
  const starts = (known.starts as readonly Start[]).map(fileStart);
  const written = new Map(before?.starts.map((start) => [start.tourId, JSON.stringify(start)]));
  const versions = new Map(before?.versions);
  const polled = starts.map((start): FileStart => {
    const file = before?.starts.find(({ tourId }) => tourId === start.tourId);
    const same = file && { ...start, version: file.version };
    if (same && JSON.stringify(same) === written.get(start.tourId)) return same;
    versions.set(start.tourId, unknownVersion);
    return start;
  });
  return {
    date,
    changes: before?.changes ?? 0,
    readAt: before?.readAt ?? 0,
    asOf: Math.max(known.asOf, before?.asOf ?? 0),
    ships: known.ships,
    versions: [...versions],
    starts: polled.toSorted(byId),
    people: known.colleagues.map(({ id, name, role }) => ({ id, name, role })),
  };
}

/** A start as a device may keep it, without contact details of guests. */
const fileStart = ({ parties, ...start }: Start): FileStart => ({
  ...start,
  parties: parties.map(
    ({ email: _, phone: _phone, reference: _reference, staffChanges: _changes, ...party }) => party,
  ),
});

/** A stored day as Today shows it. */
export function knownDayOf({ starts, people, ships, asOf }: StoredDay): KnownDay {
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
