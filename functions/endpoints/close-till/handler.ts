import { closeTill as contract } from '../../../shared/contracts/staff/close-till.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { zStore } from '../../stores/till/z-reports.ts';
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
