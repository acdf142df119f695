import { shipOrder as contract } from '../../../shared/contracts/staff/ship-order.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { orderStore } from '../../stores/orders/orders.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { shipOrder } from './ship-order.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const orders = orderStore(table, clock);

export const handler = endpoint(contract, shipOrder({ orders, clock }), sessionStore(table, clock));
