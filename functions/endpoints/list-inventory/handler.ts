import { listInventory as contract } from '../../../shared/contracts/list-inventory.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { stockStore } from '../../stores/orders/stock.ts';
import { openTable } from '../../stores/table/table.ts';
import { listInventory } from './list-inventory.ts';

const stock = stockStore(openTable(readEnvironment(TableEnv).TABLE_NAME));

export const handler = endpoint(contract, listInventory({ stock }));
