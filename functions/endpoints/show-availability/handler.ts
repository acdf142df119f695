import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingLookup } from '#functions/stores/bookings/booking-lookup.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { showAvailability as contract } from '#shared/contracts/guests/show-availability.ts';
import { showAvailability } from './show-availability.ts';

const clock = () => new Date();
const bookings = bookingLookup(openTable(readEnvironment(TableEnv).TABLE_NAME), clock);

export const handler = endpoint(contract, showAvailability({ bookings, clock }));
