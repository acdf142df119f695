import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { parseReference } from '#shared/booking/reference.ts';
import type { sendConfirmation as contract } from '#shared/contracts/guests/send-confirmation.ts';
import { type Clock, secondsLeftOfDay } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly bookings: Pick<BookingStore, 'requestConfirmation'>;
  readonly clock: Clock;
}

/** Queues the confirmation email of a booking again. A repeat within ten minutes succeeds without a second email. */
export const sendConfirmation =
  ({ bookings, clock }: Deps): UseCase<typeof contract> =>
  async ({ body }) => {
    const reference = parseReference(body.reference);
    const outcome = reference ? await bookings.requestConfirmation(reference, body.email) : 'unknown';
    switch (outcome) {
      case 'unknown':
        throw new Refused({ kind: 'unauthorized', message: 'Unauthorized' });
      case 'cancelled':
        throw new Refused({ kind: 'booking-cancelled', message: replyMessages.bookingCancelled });
      case 'too-many':
        throw new Refused(
          { kind: 'too-many', reason: 'confirmationsToday', message: replyMessages.tooManyConfirmations },
          undefined,
          secondsLeftOfDay(clock()),
        );
      case 'recent':
      case 'requested':
        return { success: true, message: replyMessages.confirmationSent };
    }
  };
