import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { shipOrder as contract } from '#shared/contracts/office/ship-order.ts';
import { shipOrder } from './ship-order.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const orders = orderStore(table, clock);

export const handler = endpoint(contract, shipOrder({ orders, clock }), sessionStore(table, clock));
