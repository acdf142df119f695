import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { changeBooking as contract } from '#shared/contracts/guests/change-booking.ts';
import { changeBooking } from './change-booking.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);
const edits = calendarEditStore(table, clock);
const quotas = quotaStore(table, clock);

export const handler = endpoint(contract, changeBooking({ bookings, edits, quotas, clock }));
