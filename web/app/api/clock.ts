/**
 * The clock of the pages. The rules of a booking follow the server's clock, and the clock of a visitor's
 * device may be wrong or a test's stack may run on another day: so the page keeps the difference between
 * the two, learned from the `Date` header of answers, and corrects its own clock by it.
 */

/** Smaller differences are delays of the network and the whole seconds of the header, not wrong clocks. */
const worthCorrectingMs = 5_000;

export interface ServerClock {
  /** The present instant by the server's clock, as far as it is known. */
  now(): Date;
  /** Whether the server has told its time yet: until then the device's own clock is believed, right or wrong. */
  isKnown(): boolean;
  /** Takes the time from an answer. Answers that a cache may have kept tell nothing and are ignored. */
  learnFrom(headers: Headers): void;
  /** Calls back after each correction; answers with the way to stop it. */
  onCorrection(listener: () => void): () => void;
}

/** @param deviceNow - milliseconds since 1970 by the device's own clock. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let correctionMs = 0;
  let isKnown = false;
  const listeners = new Set<() => void>();
  return {
    now: () => new Date(deviceNow() + correctionMs),
    isKnown: () => isKnown,
    learnFrom(headers) {
      const age = Number(headers.get('age') ?? 0);
      const answeredAt = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(answeredAt) || age > 0) return;
      isKnown = true;
      const difference = answeredAt - deviceNow();
      if (Math.abs(difference - correctionMs) < worthCorrectingMs) return;
      correctionMs = Math.abs(difference) < worthCorrectingMs ? 0 : difference;
      for (const listener of listeners) listener();
    },
    onCorrection(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one clock of this page. */
export const serverClock: ServerClock = createServerClock();

/** The present instant by the server's clock. */
export const now = (): Date => serverClock.now();
