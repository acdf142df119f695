import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { ReferenceRequestStore } from '#functions/stores/bookings/reference-requests.ts';
import { myBookingMessages } from '#shared/booking/messages/my-booking-messages.ts';
import type { requestReferences as contract } from '#shared/contracts/guests/request-references.ts';

interface Deps {
  readonly requests: Pick<ReferenceRequestStore, 'receive'>;
}

/**
 * Stores the request. The email worker searches for bookings later, so that neither wording nor timing of the reply
 * reveals whether there are any.
 */
export const requestReferences =
  ({ requests }: Deps): UseCase<typeof contract> =>
  async ({ body }) => {
    await requests.receive(body.email);
    return { success: true, message: myBookingMessages.referencesRequested };
  };
