import { undoClosing as contract } from '../../../shared/contracts/staff/undo-closing.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureRestorationStore } from '../../stores/bookings/closure-restorations.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
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
