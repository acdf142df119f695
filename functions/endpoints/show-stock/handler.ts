import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showStock as contract } from '#shared/contracts/office/show-stock.ts';
import { showStock } from './show-stock.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showStock({
    stock: stockStore(table, clock),
    orders: orderStore(table, clock),
    people: peopleStore(table, clock),
    clock,
  }),
);
