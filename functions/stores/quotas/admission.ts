import { setTimeout as pause } from 'node:timers/promises';
import type { Counted, QuotaOutcome, QuotaStore } from './quotas.ts';

export type OverLimit = Extract<QuotaOutcome, { readonly result: 'over' }>;

/** What has to be counted before something may be won, and is taken back when it was not. */
export interface Admission {
  /** Counts all of it or nothing. */
  enter(): Promise<QuotaOutcome>;
  leave(): Promise<void>;
}

/** Counts by several quotas as if they were one. */
export function admission(
  quotas: Pick<QuotaStore, 'count' | 'giveBack'>,
  counted: readonly Counted[],
): Admission {
  const giveBack = async (some: readonly Counted[]): Promise<void> => {
    // A count too high is harmless and ends with its period: no reason to fail what it was for.
    await Promise.allSettled(some.map((one) => quotas.giveBack(one)));
  };
  return {
    async enter() {
      for (const [index, one] of counted.entries()) {
        const outcome = await quotas.count(one);
        if (outcome.result === 'counted') continue;
        await giveBack(counted.slice(0, index));
        return outcome;
      }
      return { result: 'counted' };
    },
    leave: () => giveBack(counted),
  };
}

const mostTries = 4;
const longestPauseMilliseconds = 250;

/**
 * Looks whether there is anything to win, and is counted if so. Of a rush on one slot nearly all are counted for a moment
 * and win nothing: a limit that they exceed together is asked again, after another look.
 *
 * @param look answers what is settled already; undefined when there is something to win
 * @returns what is settled, or the limit that stands in the way; undefined when it is counted and can be won
 */
export async function enterUnless<Settled>(
  look: () => Promise<Settled | undefined>,
  entrance: Admission | undefined,
): Promise<Settled | OverLimit | undefined> {
  for (let tries = 1; ; tries += 1) {
    const settled = await look();
    if (settled !== undefined) return settled;
    const outcome = (await entrance?.enter()) ?? { result: 'counted' };
    if (outcome.result === 'counted') return undefined;
    if (tries === mostTries) return outcome;
    await pause(Math.random() * longestPauseMilliseconds * tries);
  }
}
