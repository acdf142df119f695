import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { offlineProblemCopy as copy } from '#app/content/staff/offline-copy.ts';
import { timeOf } from '../today/view/time-words.ts';
import { dayTimeOf, lengthOf } from './line-in-words.ts';
import type { OfflineProblem } from './offline-problem.ts';

/** Words between asterisks are emphasized, including in `steps`. */
export interface OfflineProblemInWords {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
}

export interface OfflineProblemDetails {
  readonly problem: OfflineProblem;
  readonly device: DeviceWord;
  /** The correct time. */
  readonly now: Date;
  /** The press that was not stored, in words: `É. Exemple, 2 arrived, 2:52 PM`. */
  readonly lost: string;
  /** When the clock was measured, in epoch seconds. */
  readonly measuredAt: number;
}

/** `rum.example/staff`. */
export const addressOfConsole = (): string => `${window.location.host}/staff`;

/** Says what happened, what it means and what to do about it. */
export function offlineProblemInWords({
  problem,
  device,
  now,
  lost,
  measuredAt,
}: OfflineProblemDetails): OfflineProblemInWords {
  const fillLost = (text: string) =>
    ['lost' in problem && copy.full.write(lost), text].filter(Boolean).join(' ');
  switch (problem.kind) {
    case 'refused':
      return { ...copy.refused, title: copy.refused.title(device), text: fillLost(copy.refused.text) };
    case 'private':
      return {
        ...copy.private,
        text: fillLost(copy.private.text),
        steps: copy.private.steps(addressOfConsole()),
      };
    case 'full':
      return {
        title: copy.full.title(device),
        text: fillLost(copy.full.safe(problem.kept)),
        steps: copy.full.steps(problem.kept),
      };
    case 'clock': {
      const { minutes } = problem;
      const seconds = now.getTime() / 1000;
      const length = lengthOf(Math.abs(minutes) * 60);
      const { clock } = copy;
      return {
        title: minutes < 0 ? clock.slow(device, length) : clock.fast(device, length),
        text: clock.text(timeOf(seconds + minutes * 60), timeOf(seconds), dayTimeOf(measuredAt, now)),
        steps: clock.steps,
      };
    }
  }
}
