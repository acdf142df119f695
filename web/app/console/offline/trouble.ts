import type { KeptState, NewPress } from '../kept/kept-state.ts';

/** Why this device keeps no presses, or has a wrong clock. */
export type Trouble =
  /** `lost`: the press that is not kept; `kept`: how many are safe before it. */
  | { readonly kind: 'refused' | 'private'; readonly lost?: NewPress }
  | { readonly kind: 'full'; readonly lost: NewPress; readonly kept: number }
  /** `minutes`: the clock of the device minus the right time. */
  | { readonly kind: 'clock'; readonly minutes: number };

/** A clock that differs less needs no warning: presses are kept with the right time. */
const minClockMinutes = 5;

/** The most urgent problem of this device that colleagues have to know about. */
export function troubleOf(
  {
    storage,
    failedPress,
    waiting,
    skewMs,
  }: Pick<KeptState, 'storage' | 'failedPress' | 'waiting' | 'skewMs'>,
  isOffline: boolean,
): Trouble | undefined {
  const lost = failedPress && { lost: failedPress };
  if (storage === 'private') return { kind: 'private', ...lost };
  if (storage === 'cannot-keep' && (isOffline || lost)) return { kind: 'refused', ...lost };
  if (failedPress !== undefined) return { kind: 'full', lost: failedPress, kept: waiting.length };
  // While online, the console uses the server's clock.
  const minutes = isOffline ? Math.round(skewMs / 60_000) : 0;
  return Math.abs(minutes) >= minClockMinutes ? { kind: 'clock', minutes } : undefined;
}
