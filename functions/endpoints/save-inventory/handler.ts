import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { saveInventory as contract } from '#shared/contracts/guests/save-inventory.ts';
import { saveInventory } from './save-inventory.ts';

const clock = () => new Date();
const stock = stockStore(openTable(readEnvironment(TableEnv).TABLE_NAME), clock);

export const handler = endpoint(contract, saveInventory({ stock, clock }));
