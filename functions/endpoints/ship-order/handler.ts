import { orderStore } from '#functions/stores/orders/orders.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { shipOrder as contract } from '#shared/contracts/office/ship-order.ts';
import { shipOrder } from './ship-order.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  shipOrder({ orders: orderStore(table, clock), clock }),
);
