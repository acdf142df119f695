import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { reversePayment as contract } from '#shared/contracts/staff/reverse-payment.ts';
import { reversePayment } from './reverse-payment.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const visits = visitStore(table, clock);

export const handler = endpoint(contract, reversePayment({ visits, clock }), sessionStore(table, clock));
