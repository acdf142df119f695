import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { findOrder as contract } from '#shared/contracts/guests/find-order.ts';
import { findOrder } from './find-order.ts';

const orders = orderStore(openTable(readEnvironment(TableEnv).TABLE_NAME), () => new Date());

export const handler = endpoint(contract, findOrder({ orders }));
