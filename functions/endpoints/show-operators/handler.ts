import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { showOperators as contract } from '#shared/contracts/office/show-operators.ts';
import { showOperators } from './show-operators.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  operators: operatorStore(table, clock),
  bookings: bookingStore(table, clock),
  operatorVisits: operatorVisitStore(table, clock),
  people: peopleStore(table, clock),
  clock,
};

export const handler = endpoint(contract, showOperators(deps), sessionStore(table, clock));
