import { visitStore } from '#functions/stores/bookings/visits.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { reversePayment as contract } from '#shared/contracts/staff/reverse-payment.ts';
import { reversePayment } from './reverse-payment.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  reversePayment({ visits: visitStore(table, clock), clock }),
);
