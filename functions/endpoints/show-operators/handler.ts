import { showOperators as contract } from '../../../shared/contracts/staff/show-operators.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { operatorVisitStore } from '../../stores/bookings/operator-visits.ts';
import { operatorStore } from '../../stores/operators/operators.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
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
