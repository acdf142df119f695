import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { showOrders as contract } from '#shared/contracts/office/show-orders.ts';
import { showOrders } from './show-orders.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = { orders: orderStore(table, clock), people: peopleStore(table, clock), clock };

export const handler = endpoint(contract, showOrders(deps), sessionStore(table, clock));
