import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { editDay as contract } from '#shared/contracts/office/edit-day.ts';
import { editDay } from './edit-day.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  days: dayStore(table, clock),
  closures: closureStore(table, clock),
  cancellations: closureCancellationStore(table, clock),
  edits: calendarEditStore(table, clock),
  people: peopleStore(table, clock),
  clock,
};

export const handler = endpoint(contract, editDay(deps), sessionStore(table, clock));
