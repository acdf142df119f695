import { type CalendarDate, parseCalendarDate } from '#shared/values/port-vila-time.ts';

/**
 * A day as stored on a device: the number of its writes, when it was read (epoch seconds), and the version of each
 * start.
 */
export interface SeenDay {
  readonly changes: number;
  readonly readAt: number;
  readonly versions: ReadonlyMap<number, string>;
}

/** Seconds for which the number of a day's writes is trusted, since an interrupted write may not have been counted. */
export const maxFileAge = 3600;

/** `2026-11-24!57!1795471200!0.9f86d0,5.81884c`: days are separated by semicolons. */
export const formatSeenDay = (date: string, { changes, readAt, versions }: SeenDay): string =>
  `${date}!${changes}!${readAt}!${[...versions].map(([id, version]) => `${id}.${version}`).join(',')}`;

const shape = /^([\d-]{10})!(\d{1,9})!(\d{1,11})!((?:\d{1,2}\.[0-9a-f]{1,12},?)*)$/;

/** Parses days. Unreadable ones are left out, and are then read from the table again. */
export function parseSeenDays(text = ''): ReadonlyMap<CalendarDate, SeenDay> {
  const days = new Map<CalendarDate, SeenDay>();
  for (const part of text.split(';')) {
    const [, day = '', changes, readAt, starts = ''] = shape.exec(part) ?? [];
    const date = parseCalendarDate(day);
    if (date === undefined) continue;
    const versions = starts.split(',').flatMap((start): [number, string][] => {
      const [id, version] = start.split('.');
      return version === undefined ? [] : [[Number(id), version]];
    });
    days.set(date, { changes: Number(changes), readAt: Number(readAt), versions: new Map(versions) });
  }
  return days;
}

/** Whether a day has not changed since the device read it. @param now epoch seconds */
export const isCurrentFile = (seen: SeenDay | undefined, changes: number, now: number): boolean =>
  seen !== undefined && seen.changes === changes && now >= seen.readAt && now - seen.readAt < maxFileAge;
