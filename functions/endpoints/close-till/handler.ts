import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { closeTill as contract } from '#shared/contracts/staff/close-till.ts';
import { closeTill } from './close-till.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const tills = zStore(table, clock);
const days = dayStore(table, clock);
const people = peopleStore(table, clock);

export const handler = endpoint(
  contract,
  closeTill({ tills, days, people, clock }),
  sessionStore(table, clock),
);
