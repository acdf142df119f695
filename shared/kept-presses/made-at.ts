import type { KeptPress } from './press.ts';

/** Difference between two clocks that is not suspicious. */
export const toleranceMilliseconds = 120_000;

export interface JudgedTime {
  /** When the press was made by the server's clock, in epoch milliseconds; never outside the bounds. */
  readonly at: number;
  /** The clock of the device shows a time outside the bounds. */
  readonly isUnsure: boolean;
}

/**
 * The time of a press by the clock of the server: that of the device, less the difference that the two had at the last
 * contact. It lies between that contact and the present, give or take two minutes. Outside of these bounds the clock was
 * set meanwhile or the time is invented: the nearer bound is taken, and marked.
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
 * When it happened at the door. A press that is typed from a run sheet is made later: the time on the sheet counts if it
 * is before the press, by at most thirty days.
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
