import { Refused } from '#functions/kernel/problems.ts';
import { type Admission, admission, type OverLimit } from '#functions/stores/quotas/admission.ts';
import { limitMessages } from '#shared/booking/messages/limit-messages.ts';
import { probeBookings } from '#shared/limits/probe-limit.ts';
import { waitInWords } from '#shared/limits/quota.ts';
import type { CountingQuotas } from './network-admission.ts';

/** The separate limit of the synthetic booking: guests’ limits do not stop it, and it uses up none of theirs. */
export const probeLimits = (quotas: CountingQuotas) => ({
  admissionOf: (): Admission =>
    admission(quotas, [{ kind: 'probe bookings', subject: 'probe', quota: probeBookings }]),
  quotaRefusal: ({ retryAfterSeconds }: OverLimit): Refused =>
    new Refused(
      { kind: 'too-many', message: limitMessages.ofNetwork.places(waitInWords(retryAfterSeconds)) },
      undefined,
      retryAfterSeconds,
    ),
});
