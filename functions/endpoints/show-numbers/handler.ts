import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { keptFigures } from '#functions/stores/numbers/kept-figures.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { showNumbers as contract } from '#shared/contracts/office/show-numbers.ts';
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
