import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { type Admission, admission } from '#functions/stores/quotas/admission.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import {
  type CancelBookingDeps,
  cancelByReference,
} from '#functions/use-cases/bookings/cancel-by-reference.ts';
import { type CountingQuotas, networkAdmission } from '#functions/use-cases/limits/network-admission.ts';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import type { cancelBooking as contract } from '#shared/contracts/guests/cancel-booking.ts';
import { mailboxCancellations, newBookingSeconds } from '#shared/limits/network-limits.ts';
import { isSameMailbox, mailboxOf } from '#shared/limits/rate-limit-key.ts';

interface Deps extends CancelBookingDeps {
  readonly quotas: CountingQuotas;
}

/** Cancels the booking behind a reference (specification §6). */
export const cancelBooking =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  ({ query, body }, { address, isProbe }) =>
    isProbe
      ? // The limit on the probe's bookings limits its cancellations as well.
        cancelByReference(deps, query.reference, { reader: 'probe' })
      : cancelByReference(deps, query.reference, {
          admissionOf: (booking) =>
            body
              ? mailboxAdmission(quotas, booking, body.email)
              : networkAdmission(quotas, address, {
                  cancellations: epochSeconds(deps.clock()) - booking.bookedAt < newBookingSeconds ? 1 : 0,
                }),
        });

/** Counts the cancellation for the mailbox of the booking. Throws `invalid-input` for another address. */
function mailboxAdmission(quotas: CountingQuotas, booking: StoredBooking, email: string): Admission {
  if (!isSameMailbox(booking.email, email)) {
    const message = bookedMessages.otherEmail;
    throw new Refused({ kind: 'invalid-input', message }, { email: message });
  }
  return admission(quotas, [
    { kind: 'mailbox cancellations', subject: mailboxOf(email), quota: mailboxCancellations },
  ]);
}
