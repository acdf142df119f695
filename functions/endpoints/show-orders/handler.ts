import { showOrders as contract } from '../../../shared/contracts/staff/show-orders.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { orderStore } from '../../stores/orders/orders.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { showOrders } from './show-orders.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = { orders: orderStore(table, clock), people: peopleStore(table, clock), clock };

export const handler = endpoint(contract, showOrders(deps), sessionStore(table, clock));
