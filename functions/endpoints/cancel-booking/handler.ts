import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { cancelBooking as contract } from '#shared/contracts/guests/cancel-booking.ts';
import { cancelBooking } from './cancel-booking.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);
const quotas = quotaStore(table, clock);

export const handler = endpoint(contract, cancelBooking({ bookings, quotas, clock }));
