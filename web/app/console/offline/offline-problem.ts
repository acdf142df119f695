import type { KeptState, NewPress } from '../kept/kept-state.ts';

/** Why this device stores no presses, or by how much its clock is wrong. */
export type OfflineProblem =
  /** `lost`: the press that was not stored; `kept`: the number of earlier presses that are safe. */
  | { readonly kind: 'refused' | 'private'; readonly lost?: NewPress }
  | { readonly kind: 'full'; readonly lost: NewPress; readonly kept: number }
  /** `minutes`: the clock of the device minus the correct time. */
  | { readonly kind: 'clock'; readonly minutes: number };

/** A smaller difference needs no warning: presses are stored with the correct time. */
const minClockMinutes = 5;

/** The most urgent problem of this device that colleagues have to know about. */
export function offlineProblemOf(
  {
    storage,
    failedPress,
    waiting,
    skewMs,
  }: Pick<KeptState, 'storage' | 'failedPress' | 'waiting' | 'skewMs'>,
  isOffline: boolean,
): OfflineProblem | undefined {
  const lost = failedPress && { lost: failedPress };
  if (storage === 'private') return { kind: 'private', ...lost };
  if (storage === 'cannot-keep' && (isOffline || lost)) return { kind: 'refused', ...lost };
  if (failedPress !== undefined) return { kind: 'full', lost: failedPress, kept: waiting.length };
  // While online, the console uses the server's clock.
  const minutes = isOffline ? Math.round(skewMs / 60_000) : 0;
  return Math.abs(minutes) >= minClockMinutes ? { kind: 'clock', minutes } : undefined;
}
