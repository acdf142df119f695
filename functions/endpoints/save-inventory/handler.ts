import { saveInventory as contract } from '../../../shared/contracts/save-inventory.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { stockStore } from '../../stores/orders/stock.ts';
import { openTable } from '../../stores/table/table.ts';
import { saveInventory } from './save-inventory.ts';

const clock = () => new Date();
const stock = stockStore(openTable(readEnvironment(TableEnv).TABLE_NAME), clock);

export const handler = endpoint(contract, saveInventory({ stock, clock }));
