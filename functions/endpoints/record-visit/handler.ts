import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { recordVisit as contract } from '#shared/contracts/staff/record-visit.ts';
import { recordVisit } from './record-visit.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const visits = visitStore(table, clock);
const people = peopleStore(table, clock);
const tills = zStore(table, clock);

export const handler = endpoint(
  contract,
  recordVisit({ visits, people, tills, clock }),
  sessionStore(table, clock),
);
