import { Cron as Pattern } from 'croner';
import { unsupported } from '../process/local-stack-error.ts';

/** The run times of a schedule, by the wall clock of its zone. */
export interface Cron {
  /** The first run after an instant; undefined when there is none. */
  next(after: Date): Date | undefined;
}

/**
 * Parses `cron(minute hour day-of-month month day-of-week year)` of EventBridge Scheduler: one of the two days is `?`,
 * weekdays count from Sunday as 1. Unlike AWS, croner runs a time skipped by the clock change right after the gap.
 *
 * @param zone IANA name
 * @throws LocalStackError `template-unsupported` for anything else
 */
export function readCron(expression: string, zone: string): Cron {
  const fields = /^cron\(([^()]*)\)$/.exec(expression)?.[1]?.trim().split(/\s+/) ?? [];
  if (fields.length !== 6 || (fields[2] === '?') === (fields[4] === '?')) {
    throw unsupported(`the schedule ${expression}`);
  }
  const pattern = patternOf(fields, expression, zone);
  return { next: (after) => pattern.nextRun(after) ?? undefined };
}

function patternOf(fields: readonly string[], expression: string, timezone: string): Pattern {
  // `0/5` is AWS syntax for every fifth.
  const options = { mode: '7-part', timezone, alternativeWeekdays: true, sloppyRanges: true } as const;
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
  } catch {
    throw unsupported(`the time zone ${timezone}`);
  }
  try {
    return new Pattern(`0 ${fields.join(' ')}`, options);
  } catch {
    throw unsupported(`the schedule ${expression}`);
  }
}
