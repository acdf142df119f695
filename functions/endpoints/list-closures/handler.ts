import { listClosures as contract } from '../../../shared/contracts/staff/list-closures.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { listClosures } from './list-closures.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const days = dayStore(table, clock);
const closures = closureStore(table, clock);
const people = peopleStore(table, clock);

export const handler = endpoint(
  contract,
  listClosures({ days, closures, people, clock }),
  sessionStore(table, clock),
);
