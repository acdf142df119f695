import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showOperators as contract } from '#shared/contracts/office/show-operators.ts';
import { showOperators } from './show-operators.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showOperators({
    operators: operatorStore(table, clock),
    bookings: bookingStore(table, clock),
    operatorVisits: operatorVisitStore(table, clock),
    people: peopleStore(table, clock),
    clock,
  }),
);
