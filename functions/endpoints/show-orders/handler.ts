import { orderStore } from '#functions/stores/orders/orders.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showOrders as contract } from '#shared/contracts/office/show-orders.ts';
import { showOrders } from './show-orders.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showOrders({ orders: orderStore(table, clock), people: peopleStore(table, clock), clock }),
);
