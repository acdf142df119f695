import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { type Admission, admission } from '#functions/stores/quotas/admission.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { type PersonLimit, personLimitMessage, personLimits } from '#shared/limits/person-limits.ts';
import { isSteppedUp } from '#shared/staff/sign-in/people.ts';
import type { CountingQuotas } from './network-admission.ts';

/** A daily limit of the acting colleague, and the refusal beyond it. */
export interface PersonLimitCheck {
  readonly admission: Admission;
  readonly quotaRefusal: () => Refused;
}

/** Counts an action against a daily limit of its colleague. A manager who has just used a passkey may go beyond it. */
export const personLimitCheck = (
  quotas: CountingQuotas,
  actor: Actor,
  limit: PersonLimit,
  now: Date,
): PersonLimitCheck => ({
  admission: personAdmission(quotas, actor, limit, now),
  quotaRefusal: () => personLimitRefusal(limit, actor),
});

function personAdmission(quotas: CountingQuotas, actor: Actor, limit: PersonLimit, now: Date): Admission {
  const mayExceed = isManager(actor) && isSteppedUp(actor, epochSeconds(now));
  const quotaAdmission = admission(quotas, [
    { kind: `person ${limit}`, subject: actor.person.id, quota: personLimits[limit] },
  ]);
  let isOverLimit = false;
  return {
    async charge() {
      const outcome = await quotaAdmission.charge();
      isOverLimit = outcome.result === 'over';
      return isOverLimit && mayExceed ? { result: 'counted' } : outcome;
    },
    release: async () => {
      if (!isOverLimit) await quotaAdmission.release();
    },
  };
}

function personLimitRefusal(limit: PersonLimit, actor: Actor): Refused {
  log.warn('staff.limit-reached', { limit, person: actor.person.id, device: actor.deviceId });
  const message = personLimitMessage(limit, isManager(actor));
  return new Refused({
    kind: isManager(actor) ? 'step-up' : 'too-many',
    reason: 'personLimit',
    message,
    details: { limit, max: personLimits[limit].max, role: actor.person.role },
  });
}

const isManager = ({ person }: Actor): boolean => person.role === 'manager';
