import { listHolidays as contract } from '../../../shared/contracts/list-holidays.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { openTable } from '../../stores/table/table.ts';
import { Env } from './env.ts';
import { listHolidays } from './list-holidays.ts';

const closures = closureStore(openTable(readEnvironment(Env).TABLE_NAME), () => new Date());

export const handler = endpoint(contract, listHolidays({ closures }));
