import { findOrder as contract } from '../../../shared/contracts/find-order.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { orderStore } from '../../stores/orders/orders.ts';
import { openTable } from '../../stores/table/table.ts';
import { findOrder } from './find-order.ts';

const orders = orderStore(openTable(readEnvironment(TableEnv).TABLE_NAME), () => new Date());

export const handler = endpoint(contract, findOrder({ orders }));
