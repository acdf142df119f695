import { limitSentences } from '../../shared/booking/limit-messages.ts';
import { type NetworkLimit, networkLimits } from '../../shared/limits/network-limits.ts';
import { waitInWords } from '../../shared/limits/quota.ts';
import { networksOf } from '../../shared/limits/rate-limit-key.ts';
import type { ProblemReason } from '../../shared/problems/problems.ts';
import { log } from '../kernel/log.ts';
import { Refused } from '../kernel/problems.ts';
import { type Admission, admission, type OverLimit } from '../stores/quotas/admission.ts';
import type { QuotaStore } from '../stores/quotas/quotas.ts';

/** An admission that knows how to refuse what it does not admit. */
export interface LimitedAdmission extends Admission {
  refused(over: OverLimit): Refused;
}

export type CountingQuotas = Pick<QuotaStore, 'count' | 'giveBack'>;

/**
 * Counts a call against the quotas of its network.
 *
 * @param points by limit; 0 is not counted
 */
export function networkAdmission(
  quotas: CountingQuotas,
  address: string,
  points: Partial<Readonly<Record<NetworkLimit, number>>>,
): Admission {
  const limits = (Object.entries(points) as [NetworkLimit, number][]).filter(([, count]) => count > 0);
  return admission(
    quotas,
    networksOf(address).flatMap(({ network: whose, share }) =>
      limits.map(([limit, count]) => {
        const { most, perHours } = networkLimits[limit];
        return { what: `network ${limit}`, whose, quota: { most: most * share, perHours }, points: count };
      }),
    ),
  );
}

const reasonOf = {
  places: 'placesOfNetwork',
  changes: 'changesOfNetwork',
  cancellations: 'cancellationsOfNetwork',
} as const satisfies Readonly<Record<keyof typeof limitSentences.ofNetwork, ProblemReason>>;

/** The refusal of a call whose network has used up a limit; logged for staff. */
export function overLimit(
  limit: keyof typeof limitSentences.ofNetwork,
  { retryAfterSeconds }: OverLimit,
): Refused {
  log.warn('limit.reached', { by: 'network', limit });
  const message = limitSentences.ofNetwork[limit](waitInWords(retryAfterSeconds));
  return new Refused(
    { kind: 'too-many', message, reason: reasonOf[limit], about: retryAfterSeconds },
    undefined,
    retryAfterSeconds,
  );
}
