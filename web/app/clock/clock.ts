/**
 * Clock of the pages. Booking rules follow the server's clock. A device's clock may be wrong, and a test stack may run
 * on another day, so the page corrects its clock from the `Date` header of responses.
 */

/** Smaller differences come from latency, and from the resolution of the header. */
const minCorrectionMs = 5_000;

export interface ServerClock {
  /** Current instant by the server's clock, as far as it is known. */
  now(): Date;
  /** Whether the server's time is known; until then, `now` is the time of the device. */
  isKnown(): boolean;
  /** Reads the time from a response; ignores cached ones. */
  learnFrom(headers: Headers): void;
  /** Subscribes to corrections; returns the unsubscribe function. */
  onCorrection(listener: () => void): () => void;
}

/** @param deviceNow - epoch milliseconds of the device. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let correctionMs = 0;
  let isKnown = false;
  const listeners = new Set<() => void>();
  return {
    now: () => new Date(deviceNow() + correctionMs),
    isKnown: () => isKnown,
    learnFrom(headers) {
      const age = Number(headers.get('age') ?? 0);
      const respondedAt = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(respondedAt) || age > 0) return;
      isKnown = true;
      const difference = respondedAt - deviceNow();
      if (Math.abs(difference - correctionMs) < minCorrectionMs) return;
      correctionMs = Math.abs(difference) < minCorrectionMs ? 0 : difference;
      for (const listener of listeners) listener();
    },
    onCorrection(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const serverClock: ServerClock = createServerClock();

/** Current instant by the server's clock. */
export const now = (): Date => serverClock.now();
