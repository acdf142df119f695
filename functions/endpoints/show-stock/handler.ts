import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { showStock as contract } from '#shared/contracts/office/show-stock.ts';
import { showStock } from './show-stock.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  stock: stockStore(table, clock),
  orders: orderStore(table, clock),
  people: peopleStore(table, clock),
  clock,
};

export const handler = endpoint(contract, showStock(deps), sessionStore(table, clock));
