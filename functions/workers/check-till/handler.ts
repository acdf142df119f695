import { DueEvent } from '../../../shared/events/due-event.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { openTable } from '../../stores/table/table.ts';
import { zStore } from '../../stores/till/z-reports.ts';
import { checkTill } from './check-till.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);

export const handler = worker(
  'check-till',
  DueEvent,
  checkTill({ tills: zStore(table, clock), days: dayStore(table, clock), clock }),
);
