import { recordVisit as contract } from '../../../shared/contracts/staff/record-visit.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { visitStore } from '../../stores/bookings/visits.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { zStore } from '../../stores/till/z-reports.ts';
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
