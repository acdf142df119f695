import { reopenStarts as contract } from '../../../shared/contracts/staff/reopen-starts.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
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
