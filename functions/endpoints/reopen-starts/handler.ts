import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { reopenStarts as contract } from '#shared/contracts/staff/reopen-starts.ts';
import { reopenStarts } from './reopen-starts.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const days = dayStore(table, clock);
const edits = calendarEditStore(table, clock);
const closures = closureStore(table, clock);

export const handler = endpoint(
  contract,
  reopenStarts({ days, closures, edits, clock }),
  sessionStore(table, clock),
);
