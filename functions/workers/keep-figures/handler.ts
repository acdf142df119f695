import { DueEvent } from '../../../shared/events/due-event.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { keptFigures } from '../../stores/numbers/kept-figures.ts';
import { refusalStore } from '../../stores/numbers/language-refusals.ts';
import { openTable } from '../../stores/table/table.ts';
import { keepFigures } from './keep-figures.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);

export const handler = worker(
  'keep-figures',
  DueEvent,
  keepFigures({
    figures: keptFigures(table),
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    refusals: refusalStore(table),
    clock,
  }),
);
