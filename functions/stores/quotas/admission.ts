import { setTimeout as pause } from 'node:timers/promises';
import type { Counted, QuotaOutcome, QuotaStore } from './quotas.ts';

export type OverLimit = Extract<QuotaOutcome, { readonly result: 'over' }> & {
  /** Kind of the quota that is used up, if several are counted. */
  readonly what?: string;
};

/** Quotas that are charged before an attempt and released when it fails. */
export interface Admission {
  /** Charges all quotas or none. */
  enter(): Promise<Exclude<QuotaOutcome, { readonly result: 'over' }> | OverLimit>;
  leave(): Promise<void>;
}

/** Combines several quotas into one. */
export function admission(
  quotas: Pick<QuotaStore, 'count' | 'release'>,
  counted: readonly Counted[],
): Admission {
  const release = async (charged: readonly Counted[]): Promise<void> => {
    // Releasing is best effort: an overcount ends with its period.
    await Promise.allSettled(charged.map((one) => quotas.release(one)));
  };
  return {
    async enter() {
      for (const [index, one] of counted.entries()) {
        const outcome = await quotas.count(one);
        if (outcome.result === 'counted') continue;
        await release(counted.slice(0, index));
        return { ...outcome, what: one.what };
      }
      return { result: 'counted' };
    },
    leave: () => release(counted),
  };
}

const maxTries = 4;
const maxPauseMilliseconds = 250;

/**
 * Charges the quotas unless `look` already settles the matter. Concurrent attempts at one slot may briefly exceed a
 * quota although most will fail, so a refusal is retried after another look.
 *
 * @param look returns a settled outcome, or undefined when the attempt may go ahead
 * @returns the settled outcome or the exceeded quota; undefined when charged
 */
export async function chargeUnlessSettled<Settled>(
  look: () => Promise<Settled | undefined>,
  quotas: Pick<Admission, 'enter'> | undefined,
): Promise<Settled | OverLimit | undefined> {
  for (let tries = 1; ; tries += 1) {
    const settled = await look();
    if (settled !== undefined) return settled;
    const outcome = (await quotas?.enter()) ?? { result: 'counted' };
    if (outcome.result === 'counted') return undefined;
    if (tries === maxTries) return (await look()) ?? outcome;
    await pause(Math.random() * maxPauseMilliseconds * tries);
  }
}
