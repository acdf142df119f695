import { reversePayment as contract } from '../../../shared/contracts/staff/reverse-payment.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { visitStore } from '../../stores/bookings/visits.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { reversePayment } from './reverse-payment.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const visits = visitStore(table, clock);

export const handler = endpoint(contract, reversePayment({ visits, clock }), sessionStore(table, clock));
