import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { showCalendar as contract } from '#shared/contracts/office/show-calendar.ts';
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
