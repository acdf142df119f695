import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureRestorationStore } from '#functions/stores/bookings/closure-restorations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { undoClosing as contract } from '#shared/contracts/staff/undo-closing.ts';
import { undoClosing } from './undo-closing.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  days: dayStore(table, clock),
  closures: closureStore(table, clock),
  edits: calendarEditStore(table, clock),
  restorations: closureRestorationStore(table, clock),
  clock,
};

export const handler = endpoint(contract, undoClosing(deps), sessionStore(table, clock));
