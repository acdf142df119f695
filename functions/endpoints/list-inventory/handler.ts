import { listInventory as contract } from '../../../shared/contracts/list-inventory.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { stockStore } from '../../stores/orders/stock.ts';
import { openTable } from '../../stores/table/table.ts';
import { Env } from './env.ts';
import { listInventory } from './list-inventory.ts';

const stock = stockStore(openTable(readEnvironment(Env).TABLE_NAME));

export const handler = endpoint(contract, listInventory({ stock }));
