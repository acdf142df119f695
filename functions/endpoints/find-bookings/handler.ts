import { findBookings as contract } from '../../../shared/contracts/find-bookings.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { openTable } from '../../stores/table/table.ts';
import { findBookings } from './find-bookings.ts';

const clock = () => new Date();
const bookings = bookingStore(openTable(readEnvironment(TableEnv).TABLE_NAME), clock);

export const handler = endpoint(contract, findBookings({ bookings }));
