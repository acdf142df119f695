import { listOperatorBookings as contract } from '../../../shared/contracts/list-operator-bookings.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { operatorStore } from '../../stores/operators/operators.ts';
import { openTable } from '../../stores/table/table.ts';
import { listOperatorBookings } from './list-operator-bookings.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const operators = operatorStore(table, clock);
const bookings = bookingStore(table, clock);

export const handler = endpoint(contract, listOperatorBookings({ operators, bookings }));
