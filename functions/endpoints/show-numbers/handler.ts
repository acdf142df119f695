import { showNumbers as contract } from '../../../shared/contracts/staff/show-numbers.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { keptFigures } from '../../stores/numbers/kept-figures.ts';
import { refusalStore } from '../../stores/numbers/language-refusals.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { showNumbers } from './show-numbers.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  figures: keptFigures(table),
  days: dayStore(table, clock),
  closures: closureStore(table, clock),
  edits: calendarEditStore(table, clock),
  refusals: refusalStore(table),
  clock,
};

export const handler = endpoint(contract, showNumbers(deps), sessionStore(table, clock));
