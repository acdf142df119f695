import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { listClosures as contract } from '#shared/contracts/staff/list-closures.ts';
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
