import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { decideOperator as contract } from '#shared/contracts/office/decide-operator.ts';
import { decideOperator } from './decide-operator.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  operators: operatorStore(table, clock),
  bookings: bookingStore(table, clock),
  people: peopleStore(table, clock),
  clock,
};

export const handler = endpoint(contract, decideOperator(deps), sessionStore(table, clock));
