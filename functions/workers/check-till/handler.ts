import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { worker } from '#functions/kernel/worker.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { checkTill } from './check-till.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);

export const handler = worker(
  'check-till',
  DueEvent,
  checkTill({
    tills: zStore(table, clock),
    days: dayStore(table, clock),
    chains: chainStore(table, clock),
    clock,
  }),
);
