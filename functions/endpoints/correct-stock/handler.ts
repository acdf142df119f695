import { correctStock as contract } from '../../../shared/contracts/staff/correct-stock.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { stockStore } from '../../stores/orders/stock.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { correctStock } from './correct-stock.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = { stock: stockStore(table, clock), people: peopleStore(table, clock), clock };

export const handler = endpoint(contract, correctStock(deps), sessionStore(table, clock));
