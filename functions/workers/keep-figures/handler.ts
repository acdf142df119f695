import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { worker } from '#functions/kernel/worker.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { figuresStore } from '#functions/stores/numbers/figures-store.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { keepFigures } from './keep-figures.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);

export const handler = worker(
  'keep-figures',
  DueEvent,
  keepFigures({
    figures: figuresStore(table),
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    refusals: refusalStore(table),
    clock,
  }),
);
