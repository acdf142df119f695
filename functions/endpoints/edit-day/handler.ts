import { editDay as contract } from '../../../shared/contracts/staff/edit-day.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '../../stores/bookings/closure-cancellations.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
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
