import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { closeStarts as contract } from '#shared/contracts/staff/close-starts.ts';
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
