import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { findBookings as contract } from '#shared/contracts/guests/find-bookings.ts';
import { findBookings } from './find-bookings.ts';

const clock = () => new Date();
const bookings = bookingStore(openTable(readEnvironment(TableEnv).TABLE_NAME), clock);

export const handler = endpoint(contract, findBookings({ bookings }));
