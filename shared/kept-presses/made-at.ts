import type { KeptPress } from './press.ts';

/** Maximum plausible difference between two clocks. */
export const toleranceMilliseconds = 120_000;

export interface JudgedTime {
  /** Time of the press by the server's clock, in epoch milliseconds; never outside the bounds. */
  readonly at: number;
  /** Whether the device's clock showed a time outside the bounds. */
  readonly isUnsure: boolean;
}

/**
 * The time of a press by the server's clock: the device's time less the difference between the two clocks at the last
 * contact. It lies between that contact and now, give or take two minutes. Outside these bounds, the clock was
 * changed in between or the time is invented: the nearer bound is used, and marked.
 *
 * @param now of the server, in epoch milliseconds
 */
export function judgeTime(
  { madeAt, contact }: Pick<KeptPress, 'madeAt' | 'contact'>,
  now: number,
): JudgedTime {
  const corrected = madeAt - (contact.clock - contact.at);
  const at = Math.min(Math.max(corrected, contact.at), Math.max(now, contact.at));
  return { at, isUnsure: Math.abs(corrected - at) > toleranceMilliseconds };
}

const maxPaperMilliseconds = 30 * 86_400_000;

/**
 * The time of the event at the door. A press typed in from a run sheet is recorded later: the time on the sheet counts
 * if it precedes the press by at most thirty days.
 *
 * @param at time of the press, in epoch milliseconds
 */
export function doorTime({ paper, writtenAt }: Pick<KeptPress, 'paper' | 'writtenAt'>, at: number): number {
  const isPlausible =
    paper !== undefined &&
    writtenAt !== undefined &&
    writtenAt <= at &&
    writtenAt >= at - maxPaperMilliseconds;
  return isPlausible ? writtenAt : at;
}
