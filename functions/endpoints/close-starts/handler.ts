import { closeStarts as contract } from '../../../shared/contracts/staff/close-starts.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '../../stores/bookings/closure-cancellations.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { closeStarts } from './close-starts.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const days = dayStore(table, clock);
const closures = closureStore(table, clock);
const cancellations = closureCancellationStore(table, clock);
const edits = calendarEditStore(table, clock);

export const handler = endpoint(
  contract,
  closeStarts({ days, closures, cancellations, edits, clock }),
  sessionStore(table, clock),
);
