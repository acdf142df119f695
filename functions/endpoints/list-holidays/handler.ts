import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { listHolidays as contract } from '#shared/contracts/guests/list-holidays.ts';
import { listHolidays } from './list-holidays.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const closures = closureStore(table, clock);
const edits = calendarEditStore(table, clock);

export const handler = endpoint(contract, listHolidays({ closures, edits }));
