import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { type Admission, admission, type OverLimit } from '#functions/stores/quotas/admission.ts';
import type { QuotaStore } from '#functions/stores/quotas/quotas.ts';
import { limitMessages } from '#shared/booking/messages/limit-messages.ts';
import { type NetworkLimit, networkLimits } from '#shared/limits/network-limits.ts';
import { waitInWords } from '#shared/limits/quota.ts';
import { networksOf } from '#shared/limits/rate-limit-key.ts';
import type { ProblemReason } from '#shared/problems/problems.ts';

export type CountingQuotas = Pick<QuotaStore, 'count' | 'release'>;

const nameOf = (limit: NetworkLimit): string => `network ${limit}`;

/**
 * Counts a call against the quotas of its network.
 *
 * @param points the points to count, by limit; limits with 0 are left out
 */
export function networkAdmission(
  quotas: CountingQuotas,
  address: string,
  points: Partial<Readonly<Record<NetworkLimit, number>>>,
): Admission {
  const limits = (Object.entries(points) as [NetworkLimit, number][]).filter(([, count]) => count > 0);
  return admission(
    quotas,
    networksOf(address).flatMap(({ network: subject, share }) =>
      limits.map(([limit, count]) => {
        const { max, perHours } = networkLimits[limit];
        return {
          kind: nameOf(limit),
          subject,
          quota: { max: max * share, perHours },
          points: count,
        };
      }),
    ),
  );
}

const reasonOf = {
  places: 'placesOfNetwork',
  starts: 'startsOfNetwork',
  changes: 'changesOfNetwork',
  cancellations: 'cancellationsOfNetwork',
} as const satisfies Readonly<Record<keyof typeof limitMessages.ofNetwork, ProblemReason>>;

/**
 * Creates the refusal of a call whose network has used up a limit, and logs it for staff.
 *
 * @param defaultLimit the limit to name, unless the limit of starts was exceeded
 */
export function networkLimitRefusal(
  defaultLimit: keyof typeof limitMessages.ofNetwork,
  { retryAfterSeconds, kind }: OverLimit,
): Refused {
  const limit = kind === nameOf('starts') ? 'starts' : defaultLimit;
  log.warn('limit.reached', { by: 'network', limit });
  const message = limitMessages.ofNetwork[limit](waitInWords(retryAfterSeconds));
  return new Refused(
    { kind: 'too-many', message, reason: reasonOf[limit], about: retryAfterSeconds },
    undefined,
    retryAfterSeconds,
  );
}
