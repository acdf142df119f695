import { parseCalendarDate } from '#shared/values/port-vila-time.ts';

/**
 * Identifies the content of a reply about a day: the date, the view, and the number of the day's writes when it was read.
 */
export interface DayRevision {
  readonly date: string;
  /** Whether the reply contains only what a shared device may show while no one is identified on it. */
  readonly isReduced: boolean;
  readonly changes: number;
  /** When the whole day was read, in epoch seconds. */
  readonly readAt: number;
}

/** Seconds for which the number of writes is trusted, since an interrupted write may not have been counted. */
export const maxRevisionAge = 60;

export const formatRevision = ({ date, isReduced, changes, readAt }: DayRevision): string =>
  `${date}.${isReduced ? 'reduced' : 'whole'}.${changes}.${readAt}`;

function parseRevision(text: string): DayRevision | undefined {
  const [, date = '', view, changes, readAt] =
    /^([\d-]{10})\.(whole|reduced)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  if (parseCalendarDate(date) === undefined) return undefined;
  return { date, isReduced: view === 'reduced', changes: Number(changes), readAt: Number(readAt) };
}

/**
 * Whether a caller with this revision has the current state of the day.
 *
 * @param now the current revision; its `readAt` is the current time
 */
export function isCurrentRevision(text: string, now: DayRevision): boolean {
  const callerRevision = parseRevision(text);
  if (callerRevision === undefined) return false;
  const age = now.readAt - callerRevision.readAt;
  return (
    age >= 0 &&
    age < maxRevisionAge &&
    callerRevision.date === now.date &&
    callerRevision.isReduced === now.isReduced &&
    callerRevision.changes === now.changes
  );
}
