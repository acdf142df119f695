import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { ticketIssuer } from '#functions/tickets/issue-ticket.ts';
import { ticketKeys } from '#functions/tickets/ticket-keys.ts';
import { changeBooking as contract } from '#shared/contracts/guests/change-booking.ts';
import { changeBooking } from './change-booking.ts';
import { Env } from './env.ts';

const clock = () => new Date();
const env = readEnvironment(Env);
const table = openTable(env.TABLE_NAME);
const bookings = bookingStore(table, clock);
const edits = calendarEditStore(table, clock);
const quotas = quotaStore(table, clock);
const issueTicket = ticketIssuer(ticketKeys(env.TICKET_KEY_SECRET), clock);

export const handler = endpoint(contract, changeBooking({ bookings, edits, quotas, issueTicket, clock }));
