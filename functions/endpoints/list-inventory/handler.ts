import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { listInventory as contract } from '#shared/contracts/guests/list-inventory.ts';
import { listInventory } from './list-inventory.ts';

const stock = stockStore(openTable(readEnvironment(TableEnv).TABLE_NAME));

export const handler = endpoint(contract, listInventory({ stock }));
