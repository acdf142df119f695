import { createBooking as contract } from '../../../shared/contracts/create-booking.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { refusalStore } from '../../stores/numbers/language-refusals.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { referenceSecret } from '../../stores/table/reference-secret.ts';
import { openTable } from '../../stores/table/table.ts';
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
