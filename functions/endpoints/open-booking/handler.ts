import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingLookup } from '#functions/stores/bookings/booking-lookup.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { openBooking as contract } from '#shared/contracts/guests/open-booking.ts';
import { openBooking } from './open-booking.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingLookup(table, clock);

export const handler = endpoint(contract, openBooking({ bookings }), quotaStore(table, clock));
