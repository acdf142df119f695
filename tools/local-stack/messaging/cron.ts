import { Cron as Pattern } from 'croner';
import { unsupported } from '../process/local-stack-error.ts';

/** When a schedule is due, by the wall clock of a zone. */
export interface Cron {
  /** The first time after an instant; undefined when there is none. */
  next(after: Date): Date | undefined;
}

/**
 * Reads `cron(minute hour day-of-month month day-of-week year)` as EventBridge Scheduler has it: one of the two days is
 * `?`, weekdays count from Sunday as 1. Unlike AWS, croner runs a time that the clock skips right after the gap.
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
  // `0/5` is AWS's way to write every fifth.
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
