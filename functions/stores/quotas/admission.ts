import { setTimeout as pause } from 'node:timers/promises';
import type { QuotaCharge, QuotaOutcome, QuotaStore } from './quotas.ts';

export type OverLimit = Extract<QuotaOutcome, { readonly result: 'over' }> & {
  /** Kind of the quota that is used up, if several are counted. */
  readonly kind?: string;
};

/** Quotas that are charged before an attempt and released when it fails. */
export interface Admission {
  /** Charges all quotas or none. */
  charge(): Promise<Exclude<QuotaOutcome, { readonly result: 'over' }> | OverLimit>;
  release(): Promise<void>;
}

/** Combines several quotas into one. */
export function admission(
  quotas: Pick<QuotaStore, 'count' | 'release'>,
  charges: readonly QuotaCharge[],
): Admission {
  const release = async (charged: readonly QuotaCharge[]): Promise<void> => {
    // Releasing is best effort: an overcount ends with its period.
    await Promise.allSettled(charged.map((charge) => quotas.release(charge)));
  };
  return {
    async charge() {
      for (const [index, charge] of charges.entries()) {
        const outcome = await quotas.count(charge);
        if (outcome.result === 'counted') continue;
        await release(charges.slice(0, index));
        return { ...outcome, kind: charge.kind };
      }
      return { result: 'counted' };
    },
    release: () => release(charges),
  };
}

const maxTries = 4;
const maxPauseMilliseconds = 250;

/**
 * Charges the quotas unless `check` already settles the request. Concurrent attempts at one slot may briefly exceed a
 * quota although most will fail, so a refusal is retried after another check.
 *
 * @param check returns a settled outcome, or undefined when the attempt may go ahead
 * @returns the settled outcome or the exceeded quota; undefined when charged
 */
export async function chargeUnlessSettled<Settled>(
  check: () => Promise<Settled | undefined>,
  quotas: Pick<Admission, 'charge'> | undefined,
): Promise<Settled | OverLimit | undefined> {
  for (let tries = 1; ; tries += 1) {
    const settled = await check();
    if (settled !== undefined) return settled;
    const outcome = (await quotas?.charge()) ?? { result: 'counted' };
    if (outcome.result === 'counted') return undefined;
    if (tries === maxTries) return (await check()) ?? outcome;
    await pause(Math.random() * maxPauseMilliseconds * tries);
  }
}
