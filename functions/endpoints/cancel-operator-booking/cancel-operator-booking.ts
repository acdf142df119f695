import type { cancelOperatorBooking as contract } from '../../../shared/contracts/cancel-operator-booking.ts';
import { type CancelBookingDeps, cancelByReference } from '../../booking/cancel-by-reference.ts';
import { knownOperator } from '../../booking/known-operator.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import type { OperatorStore } from '../../stores/operators.ts';

interface Deps extends CancelBookingDeps {
  readonly operators: Pick<OperatorStore, 'authorise'>;
}

/** Cancels a booking that this operator has made. Of others not even that they are there is said. */
export const cancelOperatorBooking =
  ({ operators, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ headers, query }) => {
    const { id: operatorId } = await knownOperator(operators, headers['operator-key']);
    return cancelByReference(deps, query.reference, { reader: { operatorId } });
  };
