import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import {
  type CancelBookingDeps,
  cancelByReference,
} from '#functions/use-cases/bookings/cancel-by-reference.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import { authenticateOperator } from '#functions/use-cases/operators/authenticate-operator.ts';
import { operatorAdmission } from '#functions/use-cases/operators/operator-admission.ts';
import type { cancelOperatorBooking as contract } from '#shared/contracts/guests/cancel-operator-booking.ts';

interface Deps extends CancelBookingDeps {
  readonly operators: Pick<OperatorStore, 'authorise'>;
  readonly quotas: CountingQuotas;
}

/** Cancels a booking of the operator. Any other booking is reported as `not-found`. */
export const cancelOperatorBooking =
  ({ operators, quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ headers, query }) => {
    const operator = await authenticateOperator(operators, headers['operator-key']);
    const { admission, quotaRefusal } = operatorAdmission(quotas, operator, 'cancellations', 1);
    return cancelByReference(deps, query.reference, {
      reader: { operatorId: operator.id },
      admissionOf: () => admission,
      quotaRefusal,
    });
  };
