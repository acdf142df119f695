import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import {
  type PlaceBookingDeps,
  placeBooking,
  placedMessage,
} from '#functions/use-cases/bookings/place-booking.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import { authenticateOperator } from '#functions/use-cases/operators/authenticate-operator.ts';
import { operatorAdmission } from '#functions/use-cases/operators/operator-admission.ts';
import { operatorReply } from '#functions/use-cases/operators/operator-reply.ts';
import type { createOperatorBooking as contract } from '#shared/contracts/guests/create-operator-booking.ts';

interface Deps extends PlaceBookingDeps {
  readonly operators: Pick<OperatorStore, 'authorise'>;
  readonly quotas: CountingQuotas;
  readonly bookings: PlaceBookingDeps['bookings'] & Pick<BookingStore, 'readWithVisit'>;
}

/** Books for a guest on behalf of the operator whose key the call carries. */
export const createOperatorBooking =
  ({ operators, quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ body, headers }) => {
    const operator = await authenticateOperator(operators, headers['operator-key']);
    const { id, companyName, chargingModel } = operator;
    const { admission, quotaRefusal } = operatorAdmission(quotas, operator, 'seats', body.guestCount);
    const booking = await placeBooking(deps, {
      request: body,
      key: headers['idempotency-key'],
      operator: { id, companyName, chargingModel },
      admissionOf: () => admission,
      quotaRefusal,
    });
    const data = operatorReply(await deps.bookings.readWithVisit(booking));
    return { success: true, message: placedMessage(booking), data };
  };
