import { listHolidays as contract } from '../../../shared/contracts/list-holidays.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { openTable } from '../../stores/table/table.ts';
import { listHolidays } from './list-holidays.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const closures = closureStore(table, clock);
const edits = calendarEditStore(table, clock);

export const handler = endpoint(contract, listHolidays({ closures, edits }));
