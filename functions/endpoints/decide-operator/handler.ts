import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { decideOperator as contract } from '#shared/contracts/office/decide-operator.ts';
import { decideOperator } from './decide-operator.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  decideOperator({
    operators: operatorStore(table, clock),
    bookings: bookingStore(table, clock),
    people: peopleStore(table, clock),
    clock,
  }),
);
