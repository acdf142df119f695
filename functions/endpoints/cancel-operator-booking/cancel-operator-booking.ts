import type { cancelOperatorBooking as contract } from '../../../shared/contracts/cancel-operator-booking.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import type { OperatorStore } from '../../stores/operators/operators.ts';
import { type CancelBookingDeps, cancelByReference } from '../../use-cases/cancel-by-reference.ts';
import type { CountingQuotas } from '../../use-cases/network-admission.ts';
import { authenticateOperator } from '../../use-cases/operators/authenticate-operator.ts';
import { operatorAdmission } from '../../use-cases/operators/operator-admission.ts';

interface Deps extends CancelBookingDeps {
  readonly operators: Pick<OperatorStore, 'authorise'>;
  readonly quotas: CountingQuotas;
}

/** Cancels one of the operator's own bookings; any other is reported as `not-found`. */
export const cancelOperatorBooking =
  ({ operators, quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ headers, query }) => {
    const operator = await authenticateOperator(operators, headers['operator-key']);
    const { admission, refusedOver } = operatorAdmission(quotas, operator, 'cancellations', 1);
    return cancelByReference(deps, query.reference, {
      reader: { operatorId: operator.id },
      admissionOf: () => admission,
      refusedOver,
    });
  };
