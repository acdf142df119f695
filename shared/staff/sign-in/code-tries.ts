import { dateOf } from '#shared/values/port-vila-time.ts';

/** Wrong codes in a day after which a manager must set a new one. */
export const maxWrongOfDay = 20;

/** Tries at a code. A try counts before the code is compared, so that concurrent tries cannot exceed the limit. */
export interface CodeTries {
  /** Number of tries since the last correct code. */
  readonly sinceRight: number;
  /** Day of `ofDay`, `yyyy-MM-dd` in Port Vila. */
  readonly countedOn: string;
  readonly ofDay: number;
  /** Whether the code is blocked until a manager sets another one. */
  readonly isBlocked: boolean;
}

export const noTries: CodeTries = { sinceRight: 0, countedOn: '', ofDay: 0, isBlocked: false };

/** Adds one try, counted as wrong; the code must not be blocked. */
export function withTry(tries: CodeTries, now: Date): CodeTries {
  const countedOn = dateOf(now);
  const ofDay = (tries.countedOn === countedOn ? tries.ofDay : 0) + 1;
  return { sinceRight: tries.sinceRight + 1, countedOn, ofDay, isBlocked: ofDay >= maxWrongOfDay };
}
