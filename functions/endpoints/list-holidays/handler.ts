import { listHolidays as contract } from '../../../shared/contracts/list-holidays.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { openTable } from '../../stores/table/table.ts';
import { listHolidays } from './list-holidays.ts';

const closures = closureStore(openTable(readEnvironment(TableEnv).TABLE_NAME), () => new Date());

export const handler = endpoint(contract, listHolidays({ closures }));
