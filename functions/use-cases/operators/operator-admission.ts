import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { type Admission, admission, type OverLimit } from '#functions/stores/quotas/admission.ts';
import { limitMessages } from '#shared/booking/messages/limit-messages.ts';
import { waitInWords } from '#shared/limits/quota.ts';
import { operatorQuotas } from '#shared/operators/operator-limits.ts';
import type { CountingQuotas } from '../limits/network-admission.ts';

const reasons = { seats: 'placesOfOperator', cancellations: 'cancellationsOfOperator' } as const;

interface OperatorAdmission {
  readonly admission: Admission;
  readonly quotaRefusal: (over: OverLimit) => Refused;
}

/** Counts a call against the quotas of an operator's link, because links end up in emails and on drivers' phones. */
export function operatorAdmission(
  quotas: CountingQuotas,
  { id, seatsPerDay }: Pick<StoredOperator, 'id' | 'seatsPerDay'>,
  limit: keyof typeof reasons,
  points: number,
): OperatorAdmission {
  const usage = {
    kind: `operator ${limit}`,
    subject: id,
    quota: operatorQuotas(seatsPerDay)[limit],
    points,
  };
  return {
    admission: admission(quotas, [usage]),
    quotaRefusal({ retryAfterSeconds }) {
      log.warn('operator.limit-reached', { operatorId: id, limit });
      const message = limitMessages.ofOperator[limit](waitInWords(retryAfterSeconds));
      return new Refused(
        { kind: 'too-many', message, reason: reasons[limit], about: retryAfterSeconds },
        undefined,
        retryAfterSeconds,
      );
    },
  };
}
