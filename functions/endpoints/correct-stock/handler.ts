import { stockStore } from '#functions/stores/orders/stock.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { correctStock as contract } from '#shared/contracts/office/correct-stock.ts';
import { correctStock } from './correct-stock.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  correctStock({ stock: stockStore(table, clock), people: peopleStore(table, clock), clock }),
);
