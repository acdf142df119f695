import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import { authenticateOperator } from '#functions/use-cases/operators/authenticate-operator.ts';
import { operatorReply } from '#functions/use-cases/operators/operator-reply.ts';
import type { listOperatorBookings as contract } from '#shared/contracts/guests/list-operator-bookings.ts';

interface Deps {
  readonly operators: Pick<OperatorStore, 'authorise'>;
  readonly bookings: Pick<BookingStore, 'ofOperator'>;
}

/** Returns the bookings of an operator in a month, including cancelled ones. */
export const listOperatorBookings =
  ({ operators, bookings }: Deps): UseCase<typeof contract> =>
  async ({ headers, query: { month } }) => {
    const { id, companyName, chargingModel, expiresAt } = await authenticateOperator(
      operators,
      headers['operator-key'],
    );
    const replies = (await bookings.ofOperator(id, month)).map(operatorReply);
    return {
      success: true,
      operator: { companyName, chargingModel, linkUntil: expiresAt },
      month,
      bookings: replies.toSorted(
        (a, b) => a.start - b.start || a.tourId - b.tourId || (a.id < b.id ? -1 : 1),
      ),
    };
  };
