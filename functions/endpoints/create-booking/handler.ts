import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { createBooking as contract } from '#shared/contracts/guests/create-booking.ts';
import { createBooking } from './create-booking.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);
const edits = calendarEditStore(table, clock);
const quotas = quotaStore(table, clock);
const refusals = refusalStore(table);

export const handler = endpoint(
  contract,
  createBooking({ bookings, edits, quotas, refusals, referenceSecret: referenceSecret(table), clock }),
);
