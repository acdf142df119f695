import { dateOf } from '../../values/port-vila-time.ts';

/** Wrong codes in a row after which a code is locked, and for how long. */
export const mostWrongInRow = 5;
export const lockSeconds = 900;
/** Wrong codes in a day after which a manager must set a new one. */
export const mostWrongOfDay = 20;

/** Tries at a code. A try counts before the code is looked at, so that many at once are not more than a few. */
export interface CodeTries {
  /** Since the last right code or lock. */
  readonly inRow: number;
  /** `yyyy-MM-dd` in Port Vila of `ofDay`. */
  readonly countedOn: string;
  readonly ofDay: number;
  /** Epoch seconds; 0 when never locked. */
  readonly lockedUntil: number;
  /** Until a manager sets another code. */
  readonly isBlocked: boolean;
}

export const noTries: CodeTries = { inRow: 0, countedOn: '', ofDay: 0, lockedUntil: 0, isBlocked: false };

/** Why no code is looked at. `until`: epoch seconds; undefined when only a manager can help. */
export interface CodeLock {
  readonly until: number | undefined;
}

/** The lock in force, if any. */
export function lockOf(
  { isBlocked, lockedUntil }: Pick<CodeTries, 'isBlocked' | 'lockedUntil'>,
  now: Date,
): CodeLock | undefined {
  if (isBlocked) return { until: undefined };
  return lockedUntil * 1000 > now.getTime() ? { until: lockedUntil } : undefined;
}

/** The tries with one more, counted as wrong; not for a code that is locked. */
export function withTry(before: CodeTries, now: Date): CodeTries {
  const countedOn = dateOf(now);
  const inRow = (before.lockedUntil > 0 ? 0 : before.inRow) + 1;
  const ofDay = (before.countedOn === countedOn ? before.ofDay : 0) + 1;
  return {
    inRow,
    countedOn,
    ofDay,
    lockedUntil: inRow >= mostWrongInRow ? Math.floor(now.getTime() / 1000) + lockSeconds : 0,
    isBlocked: ofDay >= mostWrongOfDay,
  };
}
