import { changeBooking as contract } from '../../../shared/contracts/change-booking.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { openTable } from '../../stores/table/table.ts';
import { changeBooking } from './change-booking.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);
const edits = calendarEditStore(table, clock);
const quotas = quotaStore(table, clock);

export const handler = endpoint(contract, changeBooking({ bookings, edits, quotas, clock }));
