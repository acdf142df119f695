import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { listOperatorBookings as contract } from '#shared/contracts/guests/list-operator-bookings.ts';
import { listOperatorBookings } from './list-operator-bookings.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const operators = operatorStore(table, clock);
const bookings = bookingStore(table, clock);

export const handler = endpoint(contract, listOperatorBookings({ operators, bookings }));
