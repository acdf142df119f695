import { showCalendar as contract } from '../../../shared/contracts/staff/show-calendar.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { showCalendar } from './show-calendar.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const days = dayStore(table, clock);
const closures = closureStore(table, clock);
const edits = calendarEditStore(table, clock);
const people = peopleStore(table, clock);

export const handler = endpoint(
  contract,
  showCalendar({ days, closures, edits, people, clock }),
  sessionStore(table, clock),
);
